import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLine } from './line'
import type { LineNews } from './messages'

class FakeSource extends EventTarget {
  static opened: FakeSource[] = []
  isClosed = false
  constructor(readonly address: string) {
    super()
    FakeSource.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
  tell(name: string, data: string, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(name, { data, lastEventId }))
  }
}
const queryOf = (source: FakeSource | undefined) =>
  Object.fromEntries(new URL(source?.address ?? '', 'http://x').searchParams)
const newest = () => FakeSource.opened.at(-1)

let news: LineNews[]
let wanted: string[]
let position: string | null
const ticket = vi.fn<() => Promise<string | null>>()
const create = () =>
  createLine({
    topics: () => wanted,
    ticket,
    position: {
      get: () => position,
      set: (next) => {
        position = next
      },
    },
    onNews: (one) => void news.push(one),
  })
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  FakeSource.opened = []
  news = []
  wanted = ['chat:1']
  position = null
  ticket.mockReset().mockResolvedValue('t1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes on after the last event when it is lost, with growing pauses', async () => {
  create().update()
  await vi.advanceTimersByTimeAsync(200)
  newest()?.tell('begin', 'complete', '5')
  newest()?.tell('changed', 'chat:1', '6')
  expect(news).toEqual([
    { kind: 'open', topics: ['chat:1'], complete: true },
    { kind: 'changed', topic: 'chat:1' },
  ])
  newest()?.dispatchEvent(new Event('error'))
  expect([news.at(-1), newest()?.isClosed]).toEqual([{ kind: 'down' }, true])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryOf(newest())).toEqual({ topics: 'chat:1', after: '6' })
  newest()?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(999)
  expect(FakeSource.opened).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(FakeSource.opened).toHaveLength(3)
})

it('gives a line up through which nothing comes', async () => {
  create().update()
  await vi.advanceTimersByTimeAsync(200 + 9_999)
  expect(news).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(news).toEqual([{ kind: 'down' }])
})

it('asks for a new ticket for each line of a user, and opens a guest’s without unread marks', async () => {
  wanted = ['chat:1', 'unread']
  const line = create()
  line.update()
  await vi.advanceTimersByTimeAsync(200)
  expect(queryOf(newest())).toEqual({ topics: 'chat:1,unread', ticket: 't1' })
  ticket.mockResolvedValue('t2')
  line.renew()
  await vi.advanceTimersByTimeAsync(200)
  expect(queryOf(newest())).toMatchObject({ ticket: 't2' })
  ticket.mockResolvedValue(null)
  line.renew()
  await vi.advanceTimersByTimeAsync(200)
  expect(queryOf(newest())).toEqual({ topics: 'chat:1' })
  expect(FakeSource.opened.filter(({ isClosed }) => !isClosed)).toHaveLength(1)
})

it('opens no line of a guest for a user whose ticket cannot be had, and asks for one again', async () => {
  wanted = ['chat:1', 'unread']
  ticket.mockRejectedValueOnce(new Error('away'))
  create().update()
  await vi.advanceTimersByTimeAsync(200)
  expect([FakeSource.opened.length, news]).toEqual([0, [{ kind: 'down' }]])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeSource.opened.map(queryOf)).toEqual([{ topics: 'chat:1,unread', ticket: 't1' }])
})

it('opens anew for a topic that it lacks, not for one that is left, and ends with the last', async () => {
  const line = create()
  wanted = ['chat:1', 'chat:2']
  line.update()
  await vi.advanceTimersByTimeAsync(200)
  newest()?.tell('begin', 'complete', '5')
  wanted = ['chat:2']
  line.update()
  await vi.advanceTimersByTimeAsync(500)
  expect(FakeSource.opened).toHaveLength(1)
  wanted = ['chat:2', 'chat:3']
  line.update()
  await vi.advanceTimersByTimeAsync(500)
  expect(queryOf(newest())).toEqual({ topics: 'chat:2,chat:3', after: '5' })
  wanted = []
  line.update()
  expect(newest()?.isClosed).toBe(true)
})

it('comes back when a stopping server says so, without falling back to a timer', async () => {
  create().update()
  await vi.advanceTimersByTimeAsync(200)
  newest()?.tell('begin', 'complete', '5')
  newest()?.tell('end', '3000')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(FakeSource.opened).toHaveLength(2)
  expect(news.map(({ kind }) => kind)).toEqual(['open'])
})
