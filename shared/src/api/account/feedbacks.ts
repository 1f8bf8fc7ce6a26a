import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../core/fields'

export const Feedback = v.object({
  id: Id,
  kind: v.string(),
  content: v.string(),
  images: v.array(MediaUrl),
  state: v.picklist(['waiting', 'answered', 'closed']),
  answer: v.nullable(v.string()),
  created_at: Moment,
  answered_at: v.nullable(Moment),
})

export const feedbacks = group('feedbacks', {
  list: get('/v1/my_feed_backs', {
    summary: 'Own feedbacks, newest first',
    domain: 'ucenter',
    query: PageQuery,
    data: pageOf(Feedback),
    needsToken: true,
    planned: true,
  }),
  detail: get('/v1/my_feed_back/:id', {
    summary: 'An own feedback',
    domain: 'ucenter',
    data: Feedback,
    missingPanel: true,
    needsToken: true,
    planned: true,
  }),
  add: post('/v1/feedback', {
    summary: 'Writes a feedback',
    domain: 'ucenter',
    body: v.object({
      kind: v.picklist(['fault', 'idea', 'content', 'account', 'other']),
      content: text(500, 5),
      images: v.pipe(v.array(v.string()), v.maxLength(4)),
      contact: v.optional(text(60, 0)),
    }),
    data: Feedback,
    planned: true,
  }),
})
