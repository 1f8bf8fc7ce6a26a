/** Tags by which changes of comments invalidate cached lists (`Context.changes`). */

/** All comments on one thing. */
export const discussionTag = (target: string, id: string): string => `discussion ${target} ${id}`

/** The replies to a comment. */
export const threadTag = (rootId: string): string => `thread ${rootId}`
