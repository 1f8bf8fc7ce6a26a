import type { queueItems, transfers } from '../../data/schema/index'

/** Withdrawals in the queue of finance; a trigger adds those that come to the review later. */
export const reviewedRows = (made: readonly (typeof transfers.$inferInsert)[]): (typeof queueItems.$inferInsert)[] =>
  made
    .filter(({ state }) => state === 'reviewing')
    .map(({ id: subjectId, way: kind, userId: authorId, createdAt }) => ({
      ...{ queue: 'payouts', kind, subjectId, authorId, cause: 'received' as const },
      ...(createdAt && { createdAt, sortAt: createdAt }),
    }))
