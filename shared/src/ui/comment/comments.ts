/** All that is said of something, in one file: a page that shows the one mostly comes to need the other. */
export { CommentSheet } from './comment-sheet'
export { CommentThread } from './comment-thread'
