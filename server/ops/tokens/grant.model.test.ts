import { expect, it } from 'vitest'
import { firstGrant, grantBody, grantProblems } from './grant.model'

const draft = firstGrant(30)

it('names remotes in any way of writing a list, or none for all', () => {
  expect(grantBody({ ...draft, may: ['read'], remotes: ' media，city-walk\ngarden ' })).toEqual({
    may: ['read'],
    remotes: ['media', 'city-walk', 'garden'],
    days: 30,
  })
  expect(grantBody(draft)).not.toHaveProperty('remotes')
})

it.each([
  ['may', { may: [] }],
  ['remotes', { remotes: 'media, City' }],
  ['days', { days: '' }],
  ['days', { days: '0' }],
  ['days', { days: '366' }],
  ['days', { days: '1.5' }],
])('says what is wrong with %s: %j', (field, wrong) => {
  expect(Object.keys(grantProblems({ ...draft, ...wrong }))).toEqual([field])
  expect(grantProblems(draft)).toEqual({})
})
