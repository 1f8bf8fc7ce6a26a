import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../core/fields'

export const FeedbackKind = v.picklist(['fault', 'idea', 'content', 'account', 'other'])
export type FeedbackKind = v.InferOutput<typeof FeedbackKind>

/** `waiting`: support has to write; `answered`: the writer may write on; `closed`: nobody writes any more. */
export const FeedbackState = v.picklist(['waiting', 'answered', 'closed'])
export type FeedbackState = v.InferOutput<typeof FeedbackState>

const images = v.array(MediaUrl)

/** What was written after the first text, oldest first. */
const FeedbackEntry = v.object({ id: Id, by: v.picklist(['writer', 'support']), text: v.string(), images, at: Moment })

const feedbackFields = {
  id: Id,
  kind: FeedbackKind,
  content: v.string(),
  images,
  state: FeedbackState,
  /** The beginning of the last words of support. */
  answer: v.nullable(v.string()),
  created_at: Moment,
  answered_at: v.nullable(Moment),
}
const FeedbackSummary = v.object(feedbackFields)
export type FeedbackSummary = v.InferOutput<typeof FeedbackSummary>

const Feedback = v.object({ ...feedbackFields, contact: v.nullable(v.string()), entries: v.array(FeedbackEntry) })
export type Feedback = v.InferOutput<typeof Feedback>
export type FeedbackEntry = Feedback['entries'][number]

/** Name of the draft of a feedback in `host.drafts`. */
export const FEEDBACK_DRAFT = 'feedback'
/** The same of what is written on. */
export const feedbackReplyDraft = (id: string): string => `feedback-reply:${id}`

export const FEEDBACK_TEXT = { min: 5, max: 500 } as const
export const FEEDBACK_PICTURES = 4
const pictures = v.pipe(v.array(v.string()), v.maxLength(FEEDBACK_PICTURES))
/** Idempotency key, generated once per draft. */
const key = v.pipe(v.string(), v.uuid())

export const feedbacks = group('feedbacks', {
  list: get('/v1/my_feed_backs', {
    summary: 'Own feedbacks, newest first',
    domain: 'ucenter',
    query: PageQuery,
    data: pageOf(FeedbackSummary),
    needsToken: true,
  }),
  detail: get('/v1/my_feed_back/:id', {
    summary: 'An own feedback with its conversation',
    domain: 'ucenter',
    data: Feedback,
    missingPanel: true,
    needsToken: true,
  }),
  add: post('/v1/feedback', {
    summary: 'Writes a feedback; a guest sends no pictures and cannot follow it, so its id is null',
    domain: 'ucenter',
    body: v.object({
      kind: FeedbackKind,
      content: text(FEEDBACK_TEXT.max, FEEDBACK_TEXT.min),
      images: pictures,
      contact: v.optional(text(60, 0)),
      key,
    }),
    data: v.object({ id: v.nullable(Id) }),
  }),
  reply: post('/v1/my_feed_back/:id/replies', {
    summary: 'Writes on about an own feedback that was answered',
    domain: 'ucenter',
    body: v.object({ content: text(FEEDBACK_TEXT.max), images: pictures, key }),
    data: Feedback,
    needsToken: true,
  }),
})
