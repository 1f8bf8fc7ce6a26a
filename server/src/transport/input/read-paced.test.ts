import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refusal } from '../refusal'
import { readPaced } from './read-paced'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A body that sends this many bytes at an interval; endless by default. */
const dripping = (bytes: number, everyMs: number, times = Number.POSITIVE_INFINITY) => {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull: (to) =>
      new Promise((done) => {
        setTimeout(() => {
          if (sent++ < times) to.enqueue(new Uint8Array(bytes))
          else to.close()
          done()
        }, everyMs)
      }),
  })
}
async function read(body: ReadableStream<Uint8Array>): Promise<number | string> {
  let bytes = 0
  try {
    for await (const part of readPaced(body)) bytes += part.byteLength
    return bytes
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}
async function after<T>(ms: number, work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms)
  return work
}

it.each<[which: string, bytes: number, everyMs: number, times: number, seconds: number, outcome: number | string]>([
  ['comes fast', 1_000, 10, 50, 2, 50_000],
  ['comes slowly but steadily', 3_000, 1_000, 30, 40, 90_000],
  ['begins late', 10, 9_900, 1, 30, 'tooSlow'],
  ['is short and hesitates', 10, 4_000, 1, 10, 10],
  ['stands still', 1_000, 60_000, 9, 11, 'tooSlow'],
  ['comes a byte each second', 1, 1_000, 9_999, 12, 'tooSlow'],
])('a body that %s', async (_, bytes, everyMs, times, seconds, outcome) =>
  expect(await after(seconds * 1_000, read(dripping(bytes, everyMs, times)))).toBe(outcome),
)
