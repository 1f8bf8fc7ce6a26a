import { expect, it } from 'vitest'
import { emptyDraft, emptyReply, type FeedbackDraft, isWritten, toFeedback, toReply } from './feedback-draft.model'

const draft = { ...emptyDraft('k'), content: '  The sound stops.  ', images: [{ key: 'a', url: '/a' }], contact: ' ' }

it('is sent trimmed, with the keys of its pictures, and with a contact if there is one', () => {
  expect(toFeedback(draft)).toEqual({ body: { kind: 'fault', content: 'The sound stops.', images: ['a'], key: 'k' } })
  expect(toFeedback({ ...draft, contact: ' 138 ' })?.body.contact).toBe('138')
})

it.each([
  ['too short', ' four ', null],
  ['just long enough', ' fives ', 'fives'],
  ['too long', '字'.repeat(501), null],
])('a text that is %s', (_, content, sent) =>
  expect(toFeedback({ ...draft, content })?.body.content ?? null).toBe(sent),
)

it('a reply needs one character and takes as many as a feedback', () => {
  expect(toReply('1', { ...emptyReply('k'), content: '  ' })).toBeNull()
  expect(toReply('1', { ...emptyReply('k'), content: '好' })).toEqual({
    params: { id: '1' },
    body: { content: '好', images: [], key: 'k' },
  })
})

it('is written once it has words or pictures; a kind alone is none', () => {
  const chosen: FeedbackDraft = { ...emptyDraft('k'), kind: 'idea' }
  expect(isWritten(chosen)).toBe(false)
  expect(isWritten({ ...emptyReply('k'), images: draft.images })).toBe(true)
})
