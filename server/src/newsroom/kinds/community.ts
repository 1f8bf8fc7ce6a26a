import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Executor } from '../../data/database'
import { circles, followCounts, posts, topics } from '../../data/schema/index'
import { circleRows, topicRows } from '../../seed/community/circles'
import type { Demo } from '../../seed/demo/read'
import { circleOf, topicOf } from '../../seed/demo/schemas/community'
import { deleteFrom, deleteUnused, putLast } from '../rows'
import type { ContentKind, KindIn } from './kind'

async function showCircle(db: Executor, demo: Demo): Promise<void> {
  for (const row of circleRows(demo)) {
    await putLast(db, circles, row, ['sort', 'posts'])
    const count = { kind: 'circle' as const, targetId: row.id, followers: 0 }
    await db.insert(followCounts).values(count).onConflictDoNothing()
  }
}

/** Circles and their topics; people write the posts. */
export const communityKinds = {
  circle: {
    group: 'circles',
    id: 'number',
    schema: (refs) => {
      const { members: _, joined: __, ...entries } = circleOf(refs).entries
      return v.strictObject({
        ...{ ...entries, owner: refs.user, managers: v.array(refs.user) },
        ...{ members: v.optional(v.number(), 0), joined: v.optional(v.array(refs.user), []) },
      })
    },
    show: showCircle,
    hide: (db, id) => deleteUnused(db, circles, id, [db.$count(posts, eq(posts.circleId, id))]),
    address: ({ id }) => `/group-detail/${id}`,
  },
  topic: {
    group: 'topics',
    id: 'number',
    schema: (refs) => topicOf(refs),
    async show(db, demo) {
      for (const row of topicRows(demo)) await putLast(db, topics, row, ['sort', 'posts', 'participants'])
    },
    hide: deleteFrom(topics),
    address: ({ id }) => `/topic-detail/${id}`,
  },
} satisfies Partial<Record<KindIn<'community'>, ContentKind>>
