import { expect, it } from 'vitest'
import { createDocumentCache } from './document-cache'

const makerOf = () => {
  const made: string[] = []
  const make = (name: string) => async () => {
    made.push(name)
    return name
  }
  return { made, make }
}

it('creates a document once for concurrent requests, and again after its expiry', async () => {
  let now = 1
  const { made, make } = makerOf()
  const kept = createDocumentCache<string>({ ms: 10, now: () => now })
  expect(await Promise.all(Array.from({ length: 30 }, () => kept('one', make('one'))))).toEqual(Array(30).fill('one'))
  expect(made).toEqual(['one'])
  now = 12
  await kept('one', make('one'))
  expect(made).toEqual(['one', 'one'])
})

it('creates one after another', async () => {
  let making = 0
  let most = 0
  const kept = createDocumentCache<string>()
  const make = async () => {
    most = Math.max(most, ++making)
    await null
    making--
    return ''
  }
  await Promise.all(['one', 'two', 'three'].map((name) => kept(name, make)))
  expect(most).toBe(1)
})

it('keeps a limited number, the newest', async () => {
  const { made, make } = makerOf()
  const kept = createDocumentCache<string>({ most: 2 })
  for (const name of ['one', 'two', 'three', 'three', 'two', 'one']) await kept(name, make(name))
  expect(made).toEqual(['one', 'two', 'three', 'one'])
})

it('retries a failed one, and continues with the next', async () => {
  const { make } = makerOf()
  const kept = createDocumentCache<string>()
  const failed = kept('one', () => Promise.reject(new Error('no database')))
  const next = kept('two', make('two'))
  await expect(failed).rejects.toThrow('no database')
  expect([await next, await kept('one', make('one'))]).toEqual(['two', 'one'])
})
