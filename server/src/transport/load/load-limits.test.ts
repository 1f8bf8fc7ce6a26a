import { expect, it, vi } from 'vitest'
import { createLoadLimits } from './load-limits'

const pending = () => new Promise<void>(() => undefined)
const done = async () => 'done'
/** Number of calls that ran. */
async function runCount(times: number, call: () => Promise<unknown>): Promise<number> {
  let count = 0
  for (let at = 0; at < times; at++)
    count += await call().then(
      () => 1,
      () => 0,
    )
  return count
}

it('limits the requests in flight per address', async () => {
  const limits = createLoadLimits()
  for (let at = 0; at < 64; at++) void limits.request('203.0.113.9', '/api/x', pending)
  await expect(limits.request('203.0.113.9', '/api/x', done)).rejects.toMatchObject({ code: 'tooMany' })
  await expect(limits.request('203.0.113.10', '/api/x', done)).resolves.toBe('done')
})

it('charges what a call costs: much at once, less for long', async () => {
  let now = 0
  const limits = createLoadLimits({ now: () => now, refusalDelayMs: 0 })
  const page = () => limits.expensive('page', '203.0.113.9', done)
  const cached = () => Promise.resolve(limits.takeCached('203.0.113.9') || Promise.reject())
  expect(await runCount(200, page)).toBe(100)
  now = 1_000
  expect(await runCount(50, page)).toBe(10)
  now = 2_000
  expect(await runCount(500, () => limits.request('203.0.113.9', '/index', done))).toBe(40)
  now = 3_000
  expect(await runCount(500, cached)).toBe(200)
  now = 3_600_000
  expect(await runCount(2_500, cached)).toBe(2_000)
})

it('charges the /48 for its /64 networks', async () => {
  const limits = createLoadLimits({ now: () => 0, refusalDelayMs: 0 })
  const taken = Array.from({ length: 10_000 }, (_, at) => limits.takeCached(`2001:db8:98:${at.toString(16)}`))
  expect(taken.filter(Boolean)).toHaveLength(8_000)
  expect(limits.takeCached('2001:db8:99:1')).toBe(true)
})

it('forgets the address that asked longest ago, and no other', async () => {
  const limits = createLoadLimits({ now: () => 0, refusalDelayMs: 0 })
  const spend = () => limits.expensive('page', '203.0.113.9', done)
  expect(await runCount(101, spend)).toBe(100)
  for (let at = 0; at < 49_000; at++) limits.takeCached(`198.51.${at >> 8}.${at & 255}`)
  await expect(spend()).rejects.toMatchObject({ code: 'tooMany' })
  for (let at = 0; at < 50_001; at++) limits.takeCached(`192.0.${at >> 8}.${at & 255}`)
  await expect(spend()).resolves.toBe('done')
})

it('lets a few searches of one address run at once; others wait, and another address goes before them', async () => {
  const limits = createLoadLimits()
  const begun: string[] = []
  const ends: (() => void)[] = []
  const search = (address: string) => {
    const result = limits.expensive('search', address, () => {
      begun.push(address)
      return new Promise<void>((end) => ends.push(end))
    })
    // Work still waiting at the end of a test is refused afterwards.
    result.catch(() => {})
  }
  for (let at = 0; at < 10; at++) search('203.0.113.9')
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  search('203.0.113.10')
  await vi.waitFor(() => expect(begun).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113.10']))
  ends[0]?.()
  await vi.waitFor(() => expect(begun).toHaveLength(4))
})

it('charges a call what it took, at most 50, and leaves a debt', async () => {
  let clock = 0
  const limits = createLoadLimits({ now: () => 0, clock: () => clock, refusalDelayMs: 0 })
  const lasting = (ms: number) => async () => {
    clock += ms
  }
  for (let at = 0; at < 39; at++) await limits.read('203.0.113.9', lasting(7_000))
  await limits.measured('203.0.113.9', lasting(49))
  expect(limits.takeCached('203.0.113.9')).toBe(true)
  await limits.read('203.0.113.9', lasting(5))
  expect(limits.takeCached('203.0.113.9')).toBe(false)
  expect(limits.takeCached('203.0.113.10')).toBe(true)
})

it('charges a stranger’s login twenty', async () => {
  const limits = createLoadLimits({ now: () => 0, refusalDelayMs: 0 })
  expect(await runCount(110, () => limits.chargeLogin('203.0.113.9'))).toBe(100)
})

it('lets three reads of one address run at once, beside those of others', async () => {
  const limits = createLoadLimits()
  const begun: string[] = []
  // What still waits at the end of the test is refused afterwards.
  for (const address of ['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.10'])
    limits
      .read(address, () => {
        begun.push(address)
        return pending()
      })
      .catch(() => {})
  await vi.waitFor(() => expect(begun).toContain('203.0.113.10'))
  expect(begun).toHaveLength(4)
})

it('delays a refusal, so that an immediate retry gains nothing', async () => {
  vi.useFakeTimers()
  try {
    const limits = createLoadLimits({ now: () => 0 })
    while (limits.takeCached('203.0.113.9'));
    let refused = false
    limits.request('203.0.113.9', '/api/x', done).catch(() => {
      refused = true
    })
    await vi.advanceTimersByTimeAsync(900)
    expect(refused).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(refused).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
