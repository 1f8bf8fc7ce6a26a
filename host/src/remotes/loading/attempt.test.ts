import type { HostApi } from '@plaza/shared/host'
import { describe, expect, it, vi } from 'vitest'
import { releaseOf } from '../testing/signing'
import { attempt } from './attempt'
import { newSeat, runOf } from './seat'

const release = releaseOf('media', '1.0.0-aaa')
const host = () => ({}) as HostApi
const threw = (filename: string) =>
  dispatchEvent(new ErrorEvent('error', { filename, message: 'made to throw', cancelable: true }))
const failing = () => Promise.reject(new Error('no container'))

describe('a script that throws while it starts', () => {
  it('is a failure of its release, and no error of the page', async () => {
    const run = runOf(newSeat('media'), release)
    const loading = attempt(run, 'home', {
      host,
      load: () => {
        expect(threw(`${location.origin}${release.base}entry.js`)).toBe(false)
        return failing()
      },
    })
    await expect(loading).rejects.toMatchObject({ kind: 'start-threw', message: 'made to throw' })
    expect(threw(`${location.origin}${release.base}entry.js`)).toBe(true)
  })

  it('is an error of the page where it is another’s', async () => {
    const loading = attempt(runOf(newSeat('media'), release), 'home', {
      host,
      load: () => {
        expect(threw(`${location.origin}/remotes/media/2.0.0-bbb/entry.js`)).toBe(true)
        return failing()
      },
    })
    await expect(loading).rejects.toThrow('no container')
  })
})

it('sets a module up once for each time that it is loaded, with one interface for the release', async () => {
  const run = runOf(newSeat('media'), release)
  const setup = vi.fn()
  const load = async () => ({ setup, pages: { home: async () => ({ default: () => null }) } })
  await attempt(run, 'home', { host, load })
  await attempt(run, 'home', { host, load })
  expect(setup).toHaveBeenCalledTimes(1)
  Object.assign(run, { module: null, generation: 1 })
  await attempt(run, 'home', { host, load })
  expect(setup).toHaveBeenCalledTimes(2)
  expect(setup.mock.calls[0]?.[0]).toBe(setup.mock.calls[1]?.[0])
})
