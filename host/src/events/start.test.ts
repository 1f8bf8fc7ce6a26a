import { EVENT_BEAT_MS, type EventTopic } from '@plaza/shared/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

class FakeSource extends EventTarget {
  static open: FakeSource[] = []
  constructor(readonly address: string) {
    super()
    FakeSource.open.push(this)
  }
  close() {
    FakeSource.open = FakeSource.open.filter((one) => one !== this)
  }
  tell(name: string, data: string, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(name, { data, lastEventId }))
  }
}

/** Channels of the tabs of a device. */
class FakeChannel extends EventTarget {
  static all: FakeChannel[] = []
  constructor() {
    super()
    FakeChannel.all.push(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
}

/** Locks of a device: the next that waits gets it when it is let go. */
function fakeLocks() {
  const queue: { act: () => Promise<void> | undefined; done(): void }[] = []
  let isHeld = false
  async function grant(): Promise<void> {
    const next = isHeld ? undefined : queue.shift()
    if (!next) return
    isHeld = true
    await next.act()
    isHeld = false
    next.done()
    void grant()
  }
  return {
    request: (_: string, options: LockOptions, act: () => Promise<void> | undefined) =>
      new Promise<void>((done, refuse) => {
        if (options.steal) return void Promise.resolve(act()).then(done)
        const one = { act, done }
        queue.push(one)
        options.signal?.addEventListener('abort', () => {
          if (queue.includes(one)) queue.splice(queue.indexOf(one), 1)
          refuse(new Error('aborted'))
        })
        void grant()
      }),
  }
}

const stops: (() => void)[] = []

/** A tab of its own, with modules of its own. */
async function openTab({ savesData = false, token = 't' as string | null } = {}) {
  vi.resetModules()
  const { subscriptions } = await import('./subscriptions')
  const { startEvents } = await import('./start')
  let changeToken = () => {}
  startEvents({
    ticket: async () => token,
    savesData: () => savesData,
    onTokenChange: (act) => {
      changeToken = act
    },
  })
  const heard: string[] = []
  const listen = (topic: EventTopic) => {
    const stop = subscriptions.subscribe(topic, () => void heard.push(topic))
    stops.push(stop)
    return stop
  }
  return { listen, heard, changeToken: () => changeToken() }
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const topicsOf = (source: FakeSource | undefined) =>
  new URL(source?.address ?? '', 'http://x').searchParams.get('topics')
function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSource.open = []
  FakeChannel.all = []
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', { locks: fakeLocks(), onLine: true })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('opens one line for the topics of all tabs, and each hears of its own', async () => {
  const [one, two] = [await openTab(), await openTab()]
  one.listen('chat:1')
  two.listen('posts:2')
  await wait(500)
  expect(FakeSource.open.map(topicsOf)).toEqual(['chat:1,posts:2'])
  const [line] = FakeSource.open
  line?.tell('begin', 'complete', '5')
  await wait(3_000)
  // What changed before the line was open was heard by nobody.
  expect([one.heard, two.heard]).toEqual([['chat:1'], ['posts:2']])
  line?.tell('changed', 'posts:2', '6')
  await wait(3_000)
  expect([one.heard, two.heard]).toEqual([['chat:1'], ['posts:2', 'posts:2']])
})

it('calls no listener anew when the line went on without a gap, and all of them after one', async () => {
  const { listen, heard } = await openTab()
  listen('chat:1')
  await wait(500)
  FakeSource.open[0]?.tell('begin', 'complete', '5')
  await wait(3_000)
  FakeSource.open[0]?.tell('end', '100')
  await wait(1_000)
  FakeSource.open[0]?.tell('begin', 'complete', '9')
  await wait(3_000)
  expect(heard).toHaveLength(1)
  FakeSource.open[0]?.tell('end', '100')
  await wait(1_000)
  FakeSource.open[0]?.tell('begin', 'incomplete', '99')
  await wait(3_000)
  expect(heard).toHaveLength(2)
})

it('calls who listens again to a topic that was left: what changed meanwhile was heard by nobody', async () => {
  const { listen, heard } = await openTab()
  listen('chat:1')
  const leave = listen('posts:2')
  await wait(500)
  FakeSource.open[0]?.tell('begin', 'complete', '5')
  await wait(3_000)
  leave()
  await wait(500)
  FakeSource.open[0]?.tell('changed', 'posts:2', '6')
  await wait(3_000)
  expect(heard.toSorted()).toEqual(['chat:1', 'posts:2'])
  listen('posts:2')
  await wait(3_000)
  expect(heard.toSorted()).toEqual(['chat:1', 'posts:2', 'posts:2'])
  expect(FakeSource.open).toHaveLength(1)
})

it('goes on after the newest event that a tab knows, whatever an older tab says', async () => {
  const { listen } = await openTab()
  listen('chat:1')
  await wait(500)
  FakeSource.open[0]?.tell('begin', 'complete', '9')
  new FakeChannel().postMessage({ kind: 'topics', tab: 'older', topics: ['chat:1'], position: '3' })
  FakeSource.open[0]?.tell('end', '100')
  await wait(1_000)
  const after = () => new URL(FakeSource.open[0]?.address ?? '', 'http://x').searchParams.get('after')
  expect(after()).toBe('9')
  new FakeChannel().postMessage({ kind: 'topics', tab: 'newer', topics: ['chat:1'], position: '12' })
  FakeSource.open[0]?.tell('end', '100')
  await wait(1_000)
  expect(after()).toBe('12')
})

it('forgets what a killed tab listened to', async () => {
  const { listen } = await openTab()
  listen('chat:1')
  new FakeChannel().postMessage({ kind: 'topics', tab: 'killed', topics: ['posts:2'], position: null })
  await wait(500)
  expect(FakeSource.open.map(topicsOf)).toEqual(['chat:1,posts:2'])
  for (let beat = 0; beat < 14; beat++) {
    await wait(EVENT_BEAT_MS)
    FakeSource.open[0]?.tell('beat', '-')
  }
  FakeSource.open[0]?.tell('end', '100')
  await wait(1_000)
  expect(FakeSource.open.map(topicsOf)).toEqual(['chat:1'])
})

it('takes the line from a tab that says nothing any more', async () => {
  const { listen } = await openTab()
  void navigator.locks.request('plaza-events-1', {}, () => new Promise(() => {}))
  const frozen = new FakeChannel()
  listen('chat:1')
  frozen.postMessage({ kind: 'news', news: { kind: 'open', topics: ['chat:1'], complete: true }, position: '5' })
  await wait(2 * EVENT_BEAT_MS)
  expect(FakeSource.open).toHaveLength(0)
  await wait(2 * EVENT_BEAT_MS)
  expect(FakeSource.open).toHaveLength(1)
})

it('asks by the timer while no line comes about', async () => {
  const { listen, heard } = await openTab()
  listen('chat:1')
  for (let second = 0; second < 16; second++) {
    FakeSource.open[0]?.dispatchEvent(new Event('error'))
    await wait(1_000)
  }
  expect(heard.length).toBe(2)
})

it('opens no line where data is saved, and asks by the timer', async () => {
  const { listen, heard } = await openTab({ savesData: true })
  listen('chat:1')
  await wait(16_000)
  expect([FakeSource.open.length, heard.length]).toEqual([0, 2])
})

it('closes the line of a hidden page after a minute, and opens it when it is shown', async () => {
  const { listen } = await openTab()
  listen('chat:1')
  await wait(500)
  expect(FakeSource.open).toHaveLength(1)
  hide(true)
  await wait(70_000)
  expect(FakeSource.open).toHaveLength(0)
  hide(false)
  await wait(500)
  expect(FakeSource.open).toHaveLength(1)
})

it('opens the line anew for another token, and closes it with the last listener', async () => {
  const { listen, changeToken } = await openTab()
  const stop = listen('unread')
  await wait(500)
  const [first] = FakeSource.open
  changeToken()
  await wait(500)
  expect(FakeSource.open).toHaveLength(1)
  expect(FakeSource.open[0]).not.toBe(first)
  stop()
  await wait(500)
  expect(FakeSource.open).toHaveLength(0)
})
