import { expect, it } from 'vitest'
import { newVote, type VoteDraft } from '../../../post/vote/vote-draft.model'
import { limitsOf, toNewVote, type VoteFault, voteFaults } from './new-vote.model'

const now = Date.parse('2026-11-21T09:05+08:00')
const picture = (id: string, text: string) => ({ id, text, image: { key: 'k', url: '/k' } })
const good: VoteDraft = { ...newVote(now), title: 'Where to?', options: ['Harbour', 'Hills'] }

it.each<[what: string, over: Partial<VoteDraft>, faults: VoteFault[]]>([
  ['nothing', {}, []],
  ['a title of blanks', { title: '  ' }, ['title']],
  ['one option', { options: ['Harbour', ' '] }, ['options']],
  ['the same option twice', { options: ['Harbour', 'Harbour '] }, ['repeated']],
  ['a picture without a text', { options: ['Pier', 'Hill', picture('3', ' ')] }, ['unnamed']],
  ['an end that has passed', { endsAt: '2026-11-21T09:05' }, ['past']],
  ['no end', { endsAt: '' }, ['past']],
  ['an end in a hundred days', { endsAt: '2027-03-01T09:05' }, ['far']],
  ['everything empty', { title: '', options: ['', ''], endsAt: '' }, ['title', 'options', 'past']],
])('%s: errors %j', (_, over, faults) => expect(voteFaults({ ...good, ...over }, now)).toEqual(faults))

it('is sent trimmed and without empty options, with its end as a timestamp', () => {
  const sent = toNewVote({ ...good, options: [' Harbour ', '', 'Hills'], endsAt: '2026-11-24T18:00' })
  expect(sent).toEqual({
    title: 'Where to?',
    multiple: false,
    options: [{ text: 'Harbour' }, { text: 'Hills' }],
    ends_at: '2026-11-24T10:00:00.000Z',
    result: 'always',
  })
})

it('is sent with the pictures of its options', () => {
  const { options } = toNewVote({ ...good, options: ['Harbour', picture('2', ' Hills ')] })
  expect(options).toEqual([{ text: 'Harbour' }, { text: 'Hills', image: 'k' }])
})

it.each<[over: Partial<VoteDraft>, limit: number | undefined]>([
  [{ multiple: true, most: 2, options: ['a', 'b', 'c'] }, 2],
  [{ multiple: true, most: 3, options: ['a', 'b', 'c'] }, undefined],
  [{ multiple: true, most: null, options: ['a', 'b', 'c'] }, undefined],
  [{ multiple: false, most: 2, options: ['a', 'b', 'c'] }, undefined],
])('%j is sent with the limit %s', (over, limit) => expect(toNewVote({ ...good, ...over }).max_choices).toBe(limit))

it('has limits from two to all options but one', () => {
  expect(limitsOf({ ...good, options: ['a', 'b', 'c', 'd', ' '] })).toEqual([2, 3])
  expect(limitsOf(good)).toEqual([])
})
