import type { Vote } from '@plaza/shared/api'
import { describe, expect, it } from 'vitest'
import { countsShown, isChangeable, isFull, pick, resultsOf, stageOf, type VoteStage } from './vote.model'

const vote = (over: Partial<Vote> = {}): Vote => ({
  id: 'v1',
  title: 'Where shall we walk?',
  multiple: false,
  max_choices: null,
  options: [
    { id: 'a', text: 'Harbour', image: null, votes: 3 },
    { id: 'b', text: 'Hills', image: null, votes: 1 },
  ],
  ends_at: '2026-11-22T00:00:00Z',
  closed: false,
  voters: 4,
  chosen: [],
  result: 'always',
  ...over,
})
const before = Date.parse('2026-11-21T00:00:00Z')
const after = Date.parse('2026-11-22T00:00:00Z')

it.each<[when: string, Partial<Vote>, now: number, is: VoteStage]>([
  ['nothing was chosen', {}, before, 'choosing'],
  ['something was chosen', { chosen: ['a'] }, before, 'voted'],
  ['the server closed it', { closed: true }, before, 'closed'],
  ['its end has passed while the page is open', {}, after, 'closed'],
  ['it ended after the person voted', { chosen: ['a'] }, after, 'closed'],
])('when %s', (_, over, now, is) => expect(stageOf(vote(over), now)).toBe(is))

describe('results', () => {
  it('are shares of the votes if one option may be chosen', () => {
    expect(
      resultsOf(vote({ chosen: ['b'] })).map(({ percent, leading, chosen }) => [percent, leading, chosen]),
    ).toEqual([
      [75, true, false],
      [25, false, true],
    ])
  })

  it('are shares of the voters if several may be chosen', () => {
    const several = vote({ multiple: true, voters: 3 })
    expect(resultsOf(several).map(({ percent }) => percent)).toEqual([100, 33])
  })

  it('are zero without a leader before the first vote', () => {
    const none = vote({ voters: 0, options: vote().options.map((option) => ({ ...option, votes: 0 })) })
    expect(resultsOf(none).map(({ percent, leading }) => [percent, leading])).toEqual([
      [0, false],
      [0, false],
    ])
  })

  it('stay hidden while the server withholds the counts', () => {
    expect(countsShown(vote())).toBe(true)
    expect(countsShown(vote({ options: vote().options.map((option) => ({ ...option, votes: null })) }))).toBe(false)
  })
})

it.each<[chosen: string[], tapped: string, multiple: boolean, then: string[]]>([
  [[], 'a', false, ['a']],
  [['a'], 'b', false, ['b']],
  [['a'], 'b', true, ['a', 'b']],
  [['a', 'b'], 'a', true, ['b']],
])('choice %j, then %s, several: %s', (chosen, tapped, multiple, then) =>
  expect(pick(chosen, tapped, multiple)).toEqual(then),
)

it.each<[over: Partial<Vote>, chosen: string[], full: boolean]>([
  [{ multiple: true, max_choices: 2 }, ['a'], false],
  [{ multiple: true, max_choices: 2 }, ['a', 'b'], true],
  [{ multiple: true }, ['a', 'b'], false],
  [{}, ['a'], false],
])('%j with the choice %j takes no further one: %s', (over, chosen, full) =>
  expect(isFull(vote(over), chosen)).toBe(full),
)

it.each<[what: string, over: object, of: Partial<Vote>, changeable: boolean]>([
  ['an own vote that nobody has voted in', {}, {}, true],
  ['one that waits for a review', { state: 'pending' }, {}, true],
  ['that of another', { own: false }, {}, false],
  ['that of a refused post', { state: 'refused' }, {}, false],
  ['one with a voter', {}, { voters: 1 }, false],
  ['one that has ended', {}, { ends_at: '2026-11-20T00:00:00Z' }, false],
])('%s', (_, over, of, changeable) => {
  const post = { own: true, state: 'shown' as const, vote: vote({ voters: 0, ...of }), ...over }
  expect(isChangeable(post, before)).toBe(changeable)
})

it('a post without a vote has none to change', () => {
  expect(isChangeable({ own: true, state: 'shown', vote: null }, before)).toBe(false)
})
