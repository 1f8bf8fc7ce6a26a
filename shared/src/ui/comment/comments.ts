/** One chunk for threads and comment sheets, because most pages need both. */
export { CommentSheet } from './comment-sheet'
export { CommentThread } from './comment-thread'
export { Composer } from './composer'
