import type { Practice } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { practice } from '../../../testing/practice-samples'
import {
  draftOf,
  emptyDraft,
  isWritten,
  type PracticeDraft,
  type PracticeFault,
  practiceFaults,
  toFields,
} from './practice-draft.model'

const draft = (more: Partial<PracticeDraft> = {}): PracticeDraft => ({
  ...emptyDraft('k'),
  title: ' Twelve seconds ',
  content: 'Not one car moved. ',
  ...more,
})

it.each<[when: string, Partial<PracticeDraft>, PracticeFault[]]>([
  ['everything is there', {}, []],
  ['there is no title', { title: ' ' }, ['title']],
  ['the title is too long', { title: '灯'.repeat(41) }, ['title']],
  ['there is no text', { content: '' }, ['content']],
  ['the text is too long', { content: '灯'.repeat(2001) }, ['content']],
])('when %s', (_, more, faults) => expect(practiceFaults(draft(more))).toEqual(faults))

it('is sent trimmed, with the keys of its files', () => {
  const video = { key: 'v', url: '/v', seconds: 12, poster: { key: 'p', url: '/p' } }
  expect(toFields(draft({ images: [{ key: 'a', url: '/a' }], video, place: ' Pier ' }), true)).toEqual({
    title: 'Twelve seconds',
    content: 'Not one car moved.',
    images: ['a'],
    video: { key: 'v', seconds: 12, poster: 'p' },
    place: 'Pier',
    draft: true,
  })
})

it('is made from what is stored, whose addresses name its files', () => {
  const stored: Practice = practice({ images: [{ url: '/media/uploads/a.webp', width: 4, height: 3 }], place: 'Pier' })
  expect(draftOf(stored, 'k')).toMatchObject({
    images: [{ key: '/media/uploads/a.webp', url: '/media/uploads/a.webp' }],
    place: 'Pier',
    video: null,
  })
})

it('is written once it has content', () => {
  expect(isWritten(emptyDraft('k'))).toBe(false)
  expect(isWritten(draft())).toBe(true)
})
