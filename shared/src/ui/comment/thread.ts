import { later } from '../later'

/** The comments of something; they stand below what they are about, and their code comes after it. */
export const CommentThread = later(() => import('./comments').then(({ CommentThread }) => CommentThread))

/** One comment over its page; the same code. */
export const CommentSheet = later(() => import('./comments').then(({ CommentSheet }) => CommentSheet))
