import type { Clip } from '@plaza/shared/ui'
import { expect, it } from 'vitest'
import {
  emptyDraft,
  isBegun,
  isWritten,
  type PublicationDraft,
  type PublicationFault,
  publicationFaults,
  toPublication,
} from './publication.model'

const key = '6f1c9f0e-7c1a-4a51-9f2b-0d6c6a1f3a11'
const clip: Clip = { key: 'video/1', url: '/v', seconds: 12, poster: { key: 'image/p', url: '/p' } }
const draft = (over: Partial<PublicationDraft> = {}): PublicationDraft => ({
  ...emptyDraft(key),
  title: 'Fog',
  content: 'On the pier',
  category: { id: '2', name: 'Daily life' },
  ...over,
})

it.each<[what: string, over: Partial<PublicationDraft>, written: boolean, begun: boolean]>([
  ['blanks', { title: ' ', content: '\n', category: null }, false, false],
  ['a chosen category alone', { title: '', content: '' }, false, true],
  ['a place alone', { title: '', content: '', category: null, place: 'Pier' }, false, true],
  ['a title', { content: '' }, true, true],
  ['a picture alone', { title: '', content: '', images: [{ key: 'k', url: '/k' }] }, true, true],
  ['a clip alone', { title: '', content: '', video: clip }, true, true],
])('%s: leaving loses content is %s, the draft is stored is %s', (_, over, written, begun) => {
  expect(isWritten(draft(over))).toBe(written)
  expect(isBegun(draft(over))).toBe(begun)
})

it.each<[what: string, over: Partial<PublicationDraft>, faults: PublicationFault[]]>([
  ['a text', {}, []],
  ['a clip without words', { content: '', video: clip }, []],
  ['nothing but a title', { content: ' ' }, ['content']],
  ['no title', { title: ' ' }, ['title']],
  ['a title of 41 characters', { title: '𠮷'.repeat(41) }, ['title-long']],
  ['a text of 5001 characters', { content: '海'.repeat(5001) }, ['content-long']],
  ['no category', { category: null }, ['category']],
])('%s has the faults %j', (_, over, faults) => expect(publicationFaults(draft(over))).toEqual(faults))

it('omits what was not chosen from the request', () =>
  expect(toPublication(draft({ place: ' ' }))).toEqual({
    body: { category_id: '2', title: 'Fog', content: 'On the pier', images: [], key },
  }))

it('sends its files by their keys', () =>
  expect(
    toPublication(draft({ video: clip, topic: { id: '21', name: 'Neighbours' }, place: 'Pier' })).body,
  ).toMatchObject({ video: { key: 'video/1', seconds: 12, poster: 'image/p' }, topic_id: '21', place: 'Pier' }))
