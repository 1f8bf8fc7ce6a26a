import { afterEach, beforeEach, expect, it } from 'vitest'
import { running } from '../running.store'
import type { Match } from '../stage/match'
import { show, stage } from '../stage/stage.store'
import { bufferErrors } from './early-errors'
import { startErrorCounting } from './error-counting'
import { takeNotes } from './record'
import { telemetry } from './telemetry'

const match = { route: { owner: 'media', id: 'article', row: {} }, params: {} } as unknown as Match
const rows = () => takeNotes().map(({ row }) => row)
const throwIn = (filename: string) => dispatchEvent(new ErrorEvent('error', { error: new Error('x'), filename }))

beforeEach(() => {
  running.setState({ remotes: [{ name: 'media', release: '1.0.0-a1b' }] as never })
  show({ key: 'a', pathname: '/posts/1', search: '', hash: '' }, match, 'push')
  takeNotes()
})
afterEach(() => {
  running.setState({ remotes: [] })
  stage.setState({ pages: [], shown: null })
})

it('counts errors alone, for whose page is seen', () => {
  telemetry.report({ kind: 'timing', name: 'upload' })
  telemetry.report({ kind: 'view', name: 'upload' })
  telemetry.report({ kind: 'error', name: 'share-failed', detail: { reason: 'x' } })
  expect(rows()).toEqual([{ owner: 'media', release: '1.0.0-a1b', name: 'share-failed', n: 1 }])
})

it('leaves the release blank where none is known', () => {
  running.setState({ remotes: [] })
  telemetry.report({ kind: 'error', name: 'share-failed' })
  expect(rows()).toMatchObject([{ owner: 'media', release: '' }])
})

it('speaks of the host before a page is seen', () => {
  stage.setState({ pages: [], shown: null })
  telemetry.report({ kind: 'error', name: 'share-failed' })
  expect(rows()).toMatchObject([{ owner: 'host', release: '' }])
})

it('keeps the newest hundred on the device', () => {
  for (let i = 0; i < 120; i++) telemetry.report({ kind: 'timing', name: `t-${i}` })
  expect(telemetry.events()).toHaveLength(100)
  expect(telemetry.events()[0]?.name).toBe('t-20')
})

it('counts what nobody caught, of the first seconds and after, each once', () => {
  bufferErrors()
  throwIn(`${location.origin}/remotes/media/1.0.0-a1b/x.js`)
  expect(rows()).toEqual([])
  startErrorCounting()
  throwIn(`${location.origin}/remotes/community/1.0.0-b2c/x.js`)
  expect(rows()).toMatchObject([
    { owner: 'media', name: 'uncaught', n: 1 },
    { owner: 'community', name: 'uncaught', n: 1 },
  ])
})
