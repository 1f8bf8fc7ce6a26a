import type { HostApi } from '@plaza/shared/host'
import type { RemoteModule, SelectedRemote } from '@plaza/shared/remotes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoader } from './loader'

const remote = {
  name: 'media',
  version: '1.0.0',
  base: '/r/',
  entry: 'entry.js',
  needs: { nav: '1.0' },
} as unknown as SelectedRemote
const Page = () => null
const module = (pages: RemoteModule['pages']): RemoteModule => ({ setup: vi.fn(), pages })
const healthy = () => module({ article: async () => ({ default: Page }) })
const hang = () => new Promise<never>(() => {})

function loaderOf(load: (remote: SelectedRemote, query: string) => Promise<RemoteModule>, one = remote) {
  const report = vi.fn()
  return { loader: createLoader([one], { load, host: {} as HostApi, report }), report }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('loading a page of a remote', () => {
  it('gives the page, sets the module up once, and has it at hand afterwards', async () => {
    const loaded = healthy()
    const { loader } = loaderOf(async () => loaded)
    expect(loader.peek('media', 'article')).toBeUndefined()
    expect(await loader.load('media', 'article')).toEqual({ state: 'ready', Page })
    await loader.load('media', 'article')
    expect(loaded.setup).toHaveBeenCalledTimes(1)
    expect(loader.peek('media', 'article')).toEqual({ state: 'ready', Page })
  })

  it('asks for the files under a fresh address after a failure, and succeeds', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(healthy())
    const { loader } = loaderOf(load)
    const loading = loader.load('media', 'article')
    await vi.advanceTimersByTimeAsync(1000)
    expect((await loading).state).toBe('ready')
    expect(load.mock.calls.map(([, query]) => query)).toEqual(['', '?retry=1'])
  })

  it('gives up within fifteen seconds when nothing answers, and says so once', async () => {
    const { loader, report } = loaderOf(hang)
    let done = false
    const loading = loader.load('media', 'article').finally(() => {
      done = true
    })
    await vi.advanceTimersByTimeAsync(15_100)
    expect(done).toBe(true)
    expect((await loading).state).toBe('failed')
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('remembers no failure: the next visit tries anew and recovers', async () => {
    const load = vi.fn().mockRejectedValue(new Error('down'))
    const { loader } = loaderOf(load)
    const first = loader.load('media', 'article')
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await first).state).toBe('failed')
    load.mockResolvedValue(healthy())
    expect((await loader.load('media', 'article')).state).toBe('ready')
  })

  it('tries a page chunk that failed again under a fresh address', async () => {
    const failing = vi.fn().mockRejectedValue(new Error('ChunkLoadError'))
    const load = vi
      .fn()
      .mockResolvedValueOnce(module({ article: failing }))
      .mockResolvedValue(healthy())
    const { loader } = loaderOf(load)
    const loading = loader.load('media', 'article')
    await vi.advanceTimersByTimeAsync(1000)
    expect((await loading).state).toBe('ready')
    expect(load.mock.calls.map(([, query]) => query)).toEqual(['', '?retry=1'])
  })

  it('shares one loading among those who ask at once', async () => {
    const load = vi.fn(async () => healthy())
    const { loader } = loaderOf(load)
    await Promise.all([loader.load('media', 'article'), loader.load('media', 'article')])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('runs no code of a remote whose contracts this host does not offer', async () => {
    const load = vi.fn(async () => healthy())
    const { loader } = loaderOf(load, { ...remote, needs: { nav: '9.0' } } as SelectedRemote)
    expect(await loader.load('media', 'article')).toEqual({ state: 'blocked', reason: 'nav' })
    expect(load).not.toHaveBeenCalled()
  })

  it('fails at once for a remote that was not chosen', async () => {
    const { loader } = loaderOf(async () => healthy())
    expect((await loader.load('weather', 'today')).state).toBe('failed')
  })
})
