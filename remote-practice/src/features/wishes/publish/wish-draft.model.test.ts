import { expect, it } from 'vitest'
import { emptyDraft, isWritten, toWish, type WishDraft, type WishFault, wishFaults } from './wish-draft.model'

const draft = (more: Partial<WishDraft> = {}): WishDraft => ({
  ...emptyDraft('k'),
  title: ' A game of chess ',
  content: 'I play slowly. ',
  kind: 'company',
  district: '临江',
  ...more,
})

it.each<[when: string, Partial<WishDraft>, WishFault[]]>([
  ['everything is there', {}, []],
  ['there is no title', { title: '  ' }, ['title']],
  ['the title is too long', { title: '愿'.repeat(21) }, ['title']],
  ['there is no text', { content: ' ' }, ['content']],
  ['the text is too long', { content: '愿'.repeat(121) }, ['content']],
  ['no kind is chosen', { kind: null }, ['kind']],
  ['no district is chosen', { district: null }, ['district']],
])('when %s', (_, more, faults) => expect(wishFaults(draft(more), 'micro')).toEqual(faults))

it('may be longer where it is no small wish', () => {
  expect(wishFaults(draft({ title: '愿'.repeat(40), content: '愿'.repeat(500) }), 'wish')).toEqual([])
})

it('is sent trimmed, with the keys of its pictures', () => {
  expect(toWish(draft({ images: [{ key: 'a', url: '/a' }] }), 'micro')).toEqual({
    body: {
      size: 'micro',
      title: 'A game of chess',
      content: 'I play slowly.',
      kind: 'company',
      district: '临江',
      images: ['a'],
      key: 'k',
    },
  })
})

it('is written once it has content; a choice alone is none', () => {
  expect(isWritten({ ...emptyDraft('k'), kind: 'goods' })).toBe(false)
  expect(isWritten(draft())).toBe(true)
})
