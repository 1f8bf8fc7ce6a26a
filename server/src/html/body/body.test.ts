import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { createBodies } from './body'

const texts = ['pier', 'boat'].map((name) =>
  Array.from({ length: 4_000 }, (_, at) => `<p>${(at * 7_919) % 10_007} ${name}</p>`).join('\n'),
)
const composing = (at: number) => vi.fn(() => texts[at] ?? '')

it('composes and compresses once for concurrent visitors, each with its own end', async () => {
  const compose = composing(0)
  const body = createBodies()(compose)
  const sent = await Promise.all(['a', 'b', 'c'].map((own) => body('br', own)))
  expect(sent.map((bytes) => brotliDecompressSync(bytes).toString())).toEqual(
    ['a', 'b', 'c'].map((own) => texts[0] + own),
  )
  // Once for the first visitors, and once more with a higher quality for later ones.
  expect(compose).toHaveBeenCalledTimes(2)
})

it('recompresses one at a time, and the other at its next request', async () => {
  const bodyOf = createBodies()
  const composed = [composing(0), composing(1)]
  const bodies = composed.map((compose) => bodyOf(compose))
  const ask = () => Promise.all(bodies.map(async (body) => (await body('br', '')).length))
  const first = await ask()
  await ask()
  expect(composed.map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  await expect.poll(async () => (await ask()).every((size, at) => size < (first[at] ?? 0))).toBe(true)
  expect(composed.map(({ mock }) => mock.calls.length)).toEqual([2, 2])
})
