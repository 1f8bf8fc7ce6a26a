import { FEEDBACK_TEXT, type FeedbackKind, type feedbacks, type InputOf } from '@plaza/shared/api'

interface Picture {
  key: string
  url: string
}

/** A feedback being written. JSON-safe: stored on the device until it is sent. */
export interface FeedbackDraft {
  /** Idempotency key: sending a draft twice creates one feedback. */
  key: string
  kind: FeedbackKind
  content: string
  images: readonly Picture[]
  contact: string
}

/** The same of what is written on. */
export interface ReplyDraft {
  key: string
  content: string
  images: readonly Picture[]
}

export const emptyDraft = (key: string): FeedbackDraft => ({ key, kind: 'fault', content: '', images: [], contact: '' })
export const emptyReply = (key: string): ReplyDraft => ({ key, content: '', images: [] })

/** Whether leaving would lose content. */
export const isWritten = ({ content, images }: ReplyDraft): boolean => content.trim() !== '' || images.length > 0

const lengthOf = (text: string) => [...text.trim()].length

/** The call of a draft; null while its text is too short or too long. */
export function toFeedback({
  kind,
  content,
  images,
  contact,
  key,
}: FeedbackDraft): InputOf<typeof feedbacks.add> | null {
  const length = lengthOf(content)
  if (length < FEEDBACK_TEXT.min || length > FEEDBACK_TEXT.max) return null
  const reached = contact.trim()
  const body = { kind, content: content.trim(), images: images.map((image) => image.key), key }
  return { body: { ...body, ...(reached && { contact: reached }) } }
}

export function toReply(id: string, { content, images, key }: ReplyDraft): InputOf<typeof feedbacks.reply> | null {
  const length = lengthOf(content)
  if (length < 1 || length > FEEDBACK_TEXT.max) return null
  return { params: { id }, body: { content: content.trim(), images: images.map((image) => image.key), key } }
}
