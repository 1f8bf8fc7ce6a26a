import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTabs } from './tabs'

/** Channels with the same name receive each other's messages, synchronously and in order. */
class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>()
  constructor() {
    super()
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
  }
}

interface HeldLock {
  stolen(): void
}
/** One lock that can be stolen. */
function fakeLocks() {
  let holder: HeldLock | null = null
  return {
    request: (_: string, __: object, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        holder?.stolen()
        const mine: HeldLock = { stolen: () => reject(new DOMException('stolen', 'AbortError')) }
        holder = mine
        void work().then(() => {
          if (holder === mine) holder = null
          resolve()
        })
      }),
  }
}

beforeEach(() => {
  FakeChannel.all.clear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.useFakeTimers({ now: 1000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Object.assign(navigator, { locks: undefined })
})

describe('two tabs', () => {
  it('do not play at the same time: the last one to start keeps the sound', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const one = createTabs(first)
    const two = createTabs(second)
    one.claim()
    vi.setSystemTime(1001)
    two.claim()
    expect(first).toHaveBeenCalledOnce()
    expect(second).not.toHaveBeenCalled()
    vi.setSystemTime(1002)
    one.claim()
    expect(second).toHaveBeenCalledOnce()
    expect(first).toHaveBeenCalledOnce()
  })

  it('that start at the same time do not pause each other', () => {
    const silenced = vi.fn()
    const tabs = [createTabs(silenced), createTabs(silenced), createTabs(silenced)]
    for (const tab of tabs) tab.claim()
    const late = [...FakeChannel.all]
    for (const channel of late) channel.postMessage({ at: 1000, id: '0' })
    expect(silenced.mock.calls.length).toBeLessThan(tabs.length)
  })

  it('ignore a tab that does not play', () => {
    const silenced = vi.fn()
    const one = createTabs(silenced)
    one.claim()
    one.release()
    vi.setSystemTime(1001)
    createTabs(vi.fn()).claim()
    expect(silenced).not.toHaveBeenCalled()
  })

  it('claim the sound once while playing, whatever the element reports', () => {
    const post = vi.spyOn(FakeChannel.prototype, 'postMessage')
    const tab = createTabs(vi.fn())
    tab.claim()
    tab.claim()
    expect(post).toHaveBeenCalledOnce()
    post.mockRestore()
  })

  it('ignore other messages on the channel', () => {
    const silenced = vi.fn()
    createTabs(silenced).claim()
    for (const data of [null, 'x', {}, { at: 'later', id: '1' }]) new FakeChannel().postMessage(data)
    expect(silenced).not.toHaveBeenCalled()
  })

  it('use a lock where channels are missing', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    Reflect.deleteProperty(window, 'BroadcastChannel')
    Object.assign(navigator, { locks: fakeLocks() })
    const [first, second] = [vi.fn(), vi.fn()]
    createTabs(first).claim()
    createTabs(second).claim()
    await vi.advanceTimersByTimeAsync(0)
    expect(first).toHaveBeenCalledOnce()
    expect(second).not.toHaveBeenCalled()
  })

  it('may lose a lock that was already released', async () => {
    Object.assign(navigator, { locks: fakeLocks() })
    const silenced = vi.fn()
    const one = createTabs(silenced)
    one.claim()
    one.release()
    createTabs(vi.fn()).claim()
    await vi.advanceTimersByTimeAsync(0)
    expect(silenced).not.toHaveBeenCalled()
  })
})
