import type { HostApi } from '@plaza/shared/host'
import { describe, expect, it, vi } from 'vitest'
import { releaseOf } from '../testing/signing'
import { createInstance, type InstanceDeps } from './instance'

const release = releaseOf('media', '1.0.0-aaa')
const instanceOf = (load: InstanceDeps['load'], loaded = vi.fn()) =>
  createInstance(release, { load, onLoaded: loaded, host: () => ({}) as HostApi })
const threw = (filename: string) =>
  dispatchEvent(new ErrorEvent('error', { filename, message: 'made to throw', cancelable: true }))
const failing = () => Promise.reject(new Error('no container'))

const Page = () => null
const pages = { home: async () => ({ default: Page }) }

describe('a script that throws while it starts', () => {
  it('is a failure of its release, and not an error of the page', async () => {
    const instance = instanceOf(() => {
      expect(threw(`${location.origin}${release.base}entry.js`)).toBe(false)
      return failing()
    })
    await expect(instance.attempt(release, 'home').work).rejects.toMatchObject({
      kind: 'start-threw',
      message: 'made to throw',
    })
    expect(threw(`${location.origin}${release.base}entry.js`)).toBe(true)
  })

  it('is an error of the page if it belongs to another release', async () => {
    const instance = instanceOf(() => {
      expect(threw(`${location.origin}/remotes/media/2.0.0-bbb/entry.js`)).toBe(true)
      return failing()
    })
    await expect(instance.attempt(release, 'home').work).rejects.toThrow('no container')
  })
})

it('sets a module up once per load, with one interface per release', async () => {
  const setup = vi.fn()
  const instance = instanceOf(async () => ({ setup, pages }))
  await instance.attempt(release, 'home').work
  await instance.attempt(release, 'home').work
  expect(setup).toHaveBeenCalledTimes(1)
  instance.renew()
  await instance.attempt(release, 'home').work
  expect(setup).toHaveBeenCalledTimes(2)
  expect(setup.mock.calls[0]?.[0]).toBe(setup.mock.calls[1]?.[0])
})

it('requests its files with a new query after a failure, and counts failures with the same query once', async () => {
  const asked: string[] = []
  const instance = instanceOf((_, query) => {
    asked.push(query)
    return failing()
  })
  const [first, second] = [instance.attempt(release, 'home'), instance.attempt(release, 'home')]
  await Promise.allSettled([first.work, second.work])
  instance.renew(first.generation)
  instance.renew(second.generation)
  await instance.attempt(release, 'home').work.catch(() => {})
  expect(asked).toEqual(['', '?retry=1'])
})

it('reports once when its code first arrived', async () => {
  const loaded = vi.fn()
  const instance = instanceOf(async () => ({ setup: () => {}, pages }), loaded)
  const attempt = instance.attempt(release, 'home')
  const ready = instance.keep(attempt, await attempt.work)
  instance.keep(attempt, Page)
  expect(ready).toEqual({ state: 'ready', Page, release: release.id })
  expect(instance.pages.get('home')).toEqual(ready)
  expect(loaded.mock.calls).toEqual([[release, instance.ms]])
})

it('ends together with its pages and its host API', async () => {
  const setup = vi.fn()
  const instance = instanceOf(async () => ({ setup, pages }))
  const attempt = instance.attempt(release, 'home')
  instance.keep(attempt, await attempt.work)
  expect(instance.isSetUp()).toBe(true)
  instance.end()
  expect([instance.isSetUp(), instance.pages.size]).toEqual([false, 0])
  await instance.attempt(release, 'home').work
  expect(setup.mock.calls[0]?.[0], 'another one is handed out').not.toBe(setup.mock.calls[1]?.[0])
})
