import { codes } from '@plaza/shared/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstAnswers } from './first-answers'

const calls = [{ endpoint: 'contents.staticArticle', params: { id: ':aid' } }] as const
const after = (ms: number, code: number) => () =>
  new Promise<{ code: number; msg: string; data: object }>((resolve) =>
    setTimeout(resolve, ms, { code, msg: '', data: { id: '7' } }),
  )

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each([
  ['browser', 200, true],
  ['browser', 400, false],
  ['reader', 400, true],
  ['reader', 4000, false],
] as const)('a %s learns from an answer after %i ms that what it asked for is gone: %s', async (reader, ms, gone) => {
  const found = firstAnswers(calls, { aid: '7' }, after(ms, codes.contentGone), reader)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toEqual({ answers: [], gone })
})

it('leaves late answers to a browser, and waits for them for a crawler', async () => {
  const late = after(400, codes.success)
  const found = Promise.all([
    firstAnswers(calls, { aid: '7' }, late, 'browser'),
    firstAnswers(calls, { aid: '7' }, late, 'reader'),
  ])
  await vi.advanceTimersByTimeAsync(5000)
  expect((await found).map(({ answers }) => answers.length)).toEqual([0, 1])
})
