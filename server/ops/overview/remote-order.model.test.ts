import { expect, it } from 'vitest'
import { numbers, remote, rule } from '../testing/status'
import { orderRemotes } from './remote-order.model'

const none = { hour: undefined, day: undefined, failure: null }
const at = 1_700_000_000_000
const remotes = [
  remote({ name: 'a-quiet' }),
  remote({ name: 'b-retired', retiredAt: at, rules: [] }),
  remote({ name: 'c-share', rules: [rule({ id: 'r2', release: '1.5.0-ccc', percent: 10 }), ...remote().rules] }),
  remote({ name: 'd-halted', halted: { release: '1.5.0-ccc', at, why: 'it failed' } }),
  remote({ name: 'e-paused' }),
]
const paused = [{ remote: 'e-paused', release: '1.4.0-bbb', route: null, until: at }]
const names = (query: string, counts = none) => orderRemotes(remotes, query, { counts, paused }).map(({ name }) => name)

it('puts those that matter first, then by name, and what is retired last', () => {
  expect(names('')).toEqual(['d-halted', 'e-paused', 'c-share', 'a-quiet', 'b-retired'])
})

it('finds remotes by a part of their name, or by a release that runs', () => {
  expect(names(' SHA ')).toEqual(['c-share'])
  expect(names('1.4.0')).toHaveLength(5)
  expect(names('1.3.2')).toEqual([])
})

it('puts what fails before everything else', () => {
  const failing = {
    ...numbers(),
    releases: [{ ...numbers().releases[0], remote: 'a-quiet', release: '1.4.0-bbb', loads: 40, failures: 60 }],
  }
  expect(names('', { hour: failing as never, day: failing as never, failure: null })[0]).toBe('a-quiet')
})
