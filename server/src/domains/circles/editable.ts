import type { posts } from '../../data/schema/index'

/** Whether an author may still edit a post; `minutes` is a setting of the site. */
export const isEditable = (
  { state, createdAt }: Pick<typeof posts.$inferSelect, 'state' | 'createdAt'>,
  minutes: number,
): boolean => state !== 'refused' && Date.now() - createdAt.getTime() < minutes * 60_000
