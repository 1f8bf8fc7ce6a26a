/** Names by which changes of comments reach cached lists of them (`Context.changes`). */

/** All that is said of one thing. */
export const discussionTag = (target: string, id: string): string => `discussion ${target} ${id}`

/** The replies to a comment. */
export const threadTag = (rootId: string): string => `thread ${rootId}`
