import { expect, it } from 'vitest'
import { inDays, newVote, toNewVote, type VoteDraft, type VoteFault, voteFaults } from './vote-draft.model'

const now = Date.parse('2026-11-21T09:05+08:00')
const good: VoteDraft = { ...newVote(now), title: 'Where to?', options: ['Harbour', 'Hills'] }

it.each<[what: string, over: Partial<VoteDraft>, faults: VoteFault[]]>([
  ['nothing', {}, []],
  ['a title of blanks', { title: '  ' }, ['title']],
  ['one option', { options: ['Harbour', ' '] }, ['options']],
  ['the same option twice', { options: ['Harbour', 'Harbour '] }, ['repeated']],
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

it('ends some days later at the same time of day', () => {
  expect(inDays(3, now)).toBe('2026-11-24T09:05')
})
