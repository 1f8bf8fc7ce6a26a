import type { QueueKind } from '@plaza/shared/operations'
import { postSubjects } from '../circles/review'
import { pieceSubjects } from '../publishing/subjects'
import { commentSubjects } from '../social/review'
import type { QueueSubjects } from './subject'

/** What the queues decide about, by the kind of their items. */
export const subjects: Readonly<Record<QueueKind, QueueSubjects>> = {
  post: postSubjects,
  comment: commentSubjects,
  chat: commentSubjects,
  piece: pieceSubjects,
}
