import { type ErrorReports, ErrorReportsSchema } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageError } from '../page-errors'
import { noteStep } from '../trail'
import { createErrorReports } from './error-reports'

const sent: ErrorReports[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Promise.resolve(new Response(null, { status: 204 }))
  })
})
afterEach(() => {
  sent.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (owners: readonly string[] = []) =>
  createErrorReports({
    host: 'host1',
    shell: { kind: 'h5' },
    isReleased: (owner) => !owners.includes(owner),
    releaseOf: () => '1.0.0-aaa',
  })

function errorAt(place: string, message = 'no title'): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at t (${place})\n    at https://cdn.example/lib.js:1:2\n    at e (chrome-extension://abc/x.js:1:2)`
  return error
}
const pageError = (error: unknown, about: Partial<PageError> = {}): PageError => ({
  ...{ kind: 'uncaught', error, owner: 'media', release: '', route: 'home', at: Date.now() },
  ...about,
})
const PLACE = 'https://plaza.example/remotes/media/1.0.0-aaa/0a1b.js?retry=2:1:4321'

it('sends an error with its frames in files of releases, and what happened before', () => {
  noteStep('route', 'home')
  noteStep('call', 'contents.detail', 404)
  vi.advanceTimersByTime(3_000)
  start().add(pageError(errorAt(PLACE, 'no title of 13900000000')))
  vi.runAllTimers()
  expect(sent).toEqual([
    {
      ...{ host: 'host1', shell: 'h5', language: 'en' },
      reports: [
        {
          ...{ owner: 'media', release: '1.0.0-aaa', route: 'home', kind: 'uncaught', n: 1 },
          message: 'TypeError: no title of …',
          frames: [{ file: '/remotes/media/1.0.0-aaa/0a1b.js', line: 1, column: 4321, name: 't' }],
          trail: [
            { what: 'route', name: 'home', ago: 3 },
            { what: 'call', name: 'contents.detail', code: 404, ago: 3 },
          ],
        },
      ],
    },
  ])
  expect(v.is(ErrorReportsSchema, sent[0])).toBe(true)
})

it('sends an error that repeats once, with a count', () => {
  const { add } = start()
  for (let n = 0; n < 250; n++) add(pageError(errorAt(PLACE)))
  vi.runAllTimers()
  expect(sent.map(({ reports }) => reports.map(({ n }) => n))).toEqual([[100]])
})

it('sends at most ten different errors of a page, five in a report', () => {
  const { add } = start()
  for (let n = 0; n < 30; n++) add(pageError(errorAt(PLACE, `error ${'x'.repeat(n)}`)))
  vi.runAllTimers()
  expect(sent.map(({ reports }) => reports.length)).toEqual([5, 5])
})

it('waits ten seconds between two reports, and sends at most twenty', () => {
  const { add } = start()
  add(pageError(errorAt(PLACE)))
  vi.advanceTimersByTime(1_000)
  expect(sent).toHaveLength(1)
  add(pageError(errorAt(PLACE)))
  vi.advanceTimersByTime(9_000)
  expect(sent).toHaveLength(1)
  for (let n = 0; n < 40; n++) {
    vi.advanceTimersByTime(10_000)
    add(pageError(errorAt(PLACE)))
  }
  vi.runAllTimers()
  expect(sent).toHaveLength(20)
})

it('sends nothing of an override, and nothing thrown without a stack', () => {
  const { add } = start(['media'])
  add(pageError(errorAt(PLACE)))
  add(pageError({ msg: 'text of a person' }, { owner: 'host' }))
  vi.runAllTimers()
  expect(sent).toEqual([])
})

it('sends what waits when the page is left', () => {
  const { add, flush } = start()
  add(pageError(errorAt(PLACE)))
  flush()
  expect(sent).toHaveLength(1)
})
