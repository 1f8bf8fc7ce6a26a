import { later } from '../later'

/** The comments of something; they stand below what they are about, and their code comes after it. */
export const CommentThread = later(() => import('./comment-thread').then(({ CommentThread }) => CommentThread))
