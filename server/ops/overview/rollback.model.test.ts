import { expect, it } from 'vitest'
import { base, remote, rule } from '../testing/status'
import { rollbackOf } from './rollback.model'

const NOW = 1000
const canary = rule({ id: 'canary', release: '1.5.0-ccc', percent: 10 })
const off = rule({ id: 'off', release: null, shells: ['ios'] })

it('goes back to the release before where the base is all that runs', () =>
  expect(rollbackOf(remote(), NOW)).toEqual({
    ...{ does: 'change-base', release: '1.4.0-bbb', next: '1.3.2-aaa', alone: true },
  }))

it('ends the share that is asked first, before it touches the base', () => {
  const scoped = rule({ id: 'scoped', release: '1.5.0-ccc', shells: ['wechat'] })
  expect(rollbackOf(remote({ rules: [off, canary, base()] }), NOW)).toMatchObject({
    ...{ does: 'end-rule', release: '1.5.0-ccc', next: '1.4.0-bbb', revoked: true, alone: false },
    rule: { id: 'canary' },
  })
  expect(rollbackOf(remote({ rules: [canary, base()] }), NOW)).toMatchObject({ keeps: [], revoked: true, alone: true })
  expect(rollbackOf(remote({ rules: [canary, scoped, base()] }), NOW)).toMatchObject({
    keeps: [scoped],
    revoked: false,
  })
})

it('does not call a release taken back that the base may go back to', () =>
  expect(rollbackOf(remote({ rules: [{ ...canary, release: '1.3.2-aaa' }, base()] }), NOW)).toMatchObject({
    ...{ keeps: [], revoked: false },
  }))

it('passes over a share that is over, and takes one that has not begun', () => {
  expect(rollbackOf(remote({ rules: [{ ...canary, until: NOW }, base()] }), NOW)).toMatchObject({ does: 'change-base' })
  expect(rollbackOf(remote({ rules: [{ ...canary, from: NOW + 1 }, base()] }), NOW)).toMatchObject({ does: 'end-rule' })
})

it.each([
  ['nothing ran before', remote({ previous: null })],
  ['nothing runs', remote({ rules: [] })],
  ['it is only off', remote({ rules: [off] })],
])('has nothing to do where %s', (_, nothing) => expect(rollbackOf(nothing, NOW)).toBeNull())
