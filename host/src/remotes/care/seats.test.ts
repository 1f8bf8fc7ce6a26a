import type { HostApi } from '@plaza/shared/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoader } from '../loading/loader'
import type { Away, Seat } from '../loading/seat'
import { newSeat, runOf } from '../loading/seat'
import type { Wanted } from '../plan'
import { releaseOf } from '../testing/signing'
import { createSeats, HEALTHY_MS, turnOf } from './seats'

const [NEW, OLD] = [releaseOf('media', '2.0.0-bbb'), releaseOf('media', '1.0.0-aaa')]
const later = Date.now() + 60_000

describe('the turn of a seat', () => {
  const seatOf = (away: [string, Away][] = []): Seat => {
    const seat = newSeat('media')
    seat.current = runOf(seat, OLD)
    seat.away = new Map(away)
    return seat
  }
  it.each<[when: string, wanted: Wanted, seat: Seat, revoked: boolean, turn: Seat['turn']]>([
    ['nothing runs', NEW, newSeat('media'), false, null],
    ['what runs is what is chosen', OLD, seatOf(), false, null],
    ['another is chosen', NEW, seatOf(), false, 'enter'],
    [
      'another is chosen that failed a moment ago',
      NEW,
      seatOf([[NEW.id, { until: later, resting: false }]]),
      false,
      null,
    ],
    ['another is chosen whose document is not here', null, seatOf(), false, null],
    ['what runs was taken back', OLD, seatOf(), true, 'leave'],
    ['the remote was switched off', 'off', seatOf(), false, 'leave'],
    ['what runs threw too often', OLD, seatOf([[OLD.id, { until: later, resting: true }]]), false, 'leave'],
    ['what runs threw too often, long ago', OLD, seatOf([[OLD.id, { until: 1, resting: true }]]), false, null],
  ])('when %s', (_, wanted, seat, revoked, turn) =>
    expect(turnOf(seat, { wanted: () => wanted, isRevoked: () => revoked })).toBe(turn),
  )
})

function standOf({
  away = new Map<string, Away>(),
  wanted = OLD as Wanted,
  chunk = Promise.resolve(),
}: {
  away?: Map<string, Away>
  wanted?: Wanted
  chunk?: Promise<void>
} = {}) {
  const state = { wanted }
  const asked: string[] = []
  const loader = createLoader({
    host: () => ({}) as HostApi,
    wanted: () => state.wanted,
    care: async () => ({ bring: async () => ({ state: 'failed', reason: '' }) }) as never,
    load: async ({ id }, query) => {
      asked.push(id + query)
      return {
        setup: () => {},
        pages: { home: () => chunk.then(() => ({ default: () => null })) },
      }
    },
    loaded: () => {},
    taken: () => {},
  })
  const [good, lift, failed] = [vi.fn(), vi.fn(), vi.fn()]
  const seats = createSeats({
    plan: { wanted: () => state.wanted },
    loader,
    seats: () => [loader.seatOf('media')],
    failed,
    afterCrash: () => away,
    leave: (seat, id, one) => void seat.away.set(id, one),
    lift,
    good,
  })
  return { loader, seats, asked, good, lift, failed, state, run: () => loader.seatOf('media').current }
}
const load = async (stand: ReturnType<typeof standOf>) => {
  const loading = stand.loader.load('media', 'home')
  await vi.advanceTimersByTimeAsync(0)
  await loading
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('a page that stands', () => {
  it('makes its release good after ten seconds', async () => {
    const stand = standOf()
    await load(stand)
    stand.seats.rendered('media')
    stand.seats.rendered('media')
    vi.advanceTimersByTime(HEALTHY_MS - 1)
    expect(stand.good).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(stand.good.mock.calls).toEqual([[OLD]])
  })

  it('does not where it throws before', async () => {
    const stand = standOf()
    await load(stand)
    stand.seats.rendered('media')
    vi.advanceTimersByTime(HEALTHY_MS - 1)
    expect(await stand.seats.crashed('media', 'home', new Error('x'))).toBe(false)
    vi.advanceTimersByTime(HEALTHY_MS)
    expect(stand.good).not.toHaveBeenCalled()
    expect(stand.failed).toHaveBeenCalledWith(expect.anything(), OLD.id, 'page-threw', 'Error: x')
  })
})

it('asks for the files anew when a person asks again, and forgets what was held against them', async () => {
  const stand = standOf()
  await load(stand)
  stand.loader.seatOf('media').away.set(NEW.id, { until: later, resting: true })
  const retrying = stand.seats.retry('media', 'home')
  await vi.advanceTimersByTimeAsync(0)
  expect((await retrying).state).toBe('ready')
  expect(stand.asked).toEqual([OLD.id, `${OLD.id}?retry=1`])
  expect(stand.loader.seatOf('media').away.size).toBe(0)
  expect(stand.lift).toHaveBeenCalledWith('media')
})

describe('a release of which nothing is left', () => {
  it('loses what was handed to it, and its styles', async () => {
    document.head.innerHTML = `<link rel="stylesheet" href="${OLD.base}a.css?retry=1"><link rel="stylesheet" href="${NEW.base}a.css">`
    const stand = standOf()
    await load(stand)
    const before = stand.run()
    const revoke = vi.spyOn(before?.handed ?? { revoke: () => {} }, 'revoke')
    stand.state.wanted = NEW
    stand.loader.seatOf('media').current = runOf(stand.loader.seatOf('media'), NEW)
    stand.seats.sweep([{ edition: before?.edition ?? 0 }])
    vi.advanceTimersByTime(2000)
    expect(revoke).not.toHaveBeenCalled()
    stand.seats.sweep([])
    vi.advanceTimersByTime(2000)
    expect(revoke).toHaveBeenCalledTimes(1)
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      `${NEW.base}a.css`,
    ])
  })

  it('is not one that is still being loaded', async () => {
    let arrive = () => {}
    const chunk = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const stand = standOf({ chunk })
    const loading = stand.loader.load('media', 'home')
    await vi.advanceTimersByTimeAsync(0)
    stand.seats.sweep([])
    await vi.advanceTimersByTimeAsync(2000)
    arrive()
    expect((await loading).state).toBe('ready')
    expect(stand.run()?.handed).not.toBeNull()
  })

  it('is also the running one of a remote that was switched off', async () => {
    const stand = standOf()
    await load(stand)
    stand.state.wanted = 'off'
    stand.seats.sweep([])
    vi.advanceTimersByTime(2000)
    expect(stand.run()).toBeNull()
  })
})
