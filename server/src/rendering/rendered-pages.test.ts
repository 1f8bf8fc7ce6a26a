import { expect, it, vi } from 'vitest'
import type { RenderJob } from '../transport/ports/rendering'
import { createRenderedPages, type Ingredients, type RenderedPage } from './rendered-pages'
import { good } from './testing/renderers'

const LONG_MS = 60_000

/** Rendered pages with a renderer that the test answers, and a fake clock. */
function pagesForTest(mostBytes?: number) {
  const clock = { now: 0 }
  const answers: ((html: string | null) => void)[] = []
  const render = vi.fn((_: RenderJob) => new Promise<string | null>((done) => answers.push(done)))
  const pages = createRenderedPages<string>({ render }, { now: () => clock.now, ...(mostBytes && { mostBytes }) })
  const make = vi.fn(
    async (): Promise<Ingredients<string> | null> => ({
      job: good,
      answers: `of ${clock.now}`,
      now: clock.now,
      digest: String(clock.now),
    }),
  )
  const get = (key = 'home', budgetMs = LONG_MS) => pages.get(key, make, budgetMs)
  /** Answers the next render. */
  async function answer(html: string | null): Promise<void> {
    await vi.waitFor(() => expect(answers).not.toEqual([]))
    answers.shift()?.(html)
  }
  async function kept(html: string, key?: string): Promise<RenderedPage<string> | null> {
    const page = get(key)
    await answer(html)
    return page
  }
  return { clock, render, make, get, answer, kept, pages }
}

it('a page is rendered once for concurrent requests', async () => {
  const { get, answer, make, render } = pagesForTest()
  const asked = Promise.all([get(), get(), get('home', 0), get()])
  await answer('<p>one</p>')
  const page = { html: '<p>one</p>', answers: 'of 0', now: 0 }
  expect(await asked).toEqual([page, page, null, page])
  expect(await get()).toEqual(page)
  expect([make.mock.calls.length, render.mock.calls.length]).toEqual([1, 1])
})

it('is fresh for five seconds, then served for a minute while it is revalidated', async () => {
  const { get, answer, kept, clock, render } = pagesForTest()
  await kept('one')
  clock.now = 4_999
  expect(await get()).toMatchObject({ html: 'one' })
  expect(render).toHaveBeenCalledTimes(1)
  clock.now = 64_999
  expect(await get()).toMatchObject({ html: 'one' })
  expect(await get()).toMatchObject({ html: 'one' })
  await answer('two')
  await vi.waitFor(async () => expect(await get()).toMatchObject({ html: 'two', answers: 'of 64999', now: 64_999 }))
  expect(render).toHaveBeenCalledTimes(2)
})

it('is not served after a change that took something out of it, not even while a render is on its way', async () => {
  const { clock, make, answer, kept, pages } = pagesForTest()
  clock.now = 1_000
  await kept('the hidden words')
  clock.now = 2_000
  const get = (changedAt: number, budgetMs = LONG_MS) => pages.get('home', make, budgetMs, changedAt)
  expect(await get(999)).toMatchObject({ html: 'the hidden words' })
  expect([pages.has('home', 999), pages.has('home', 1_500)]).toEqual([true, false])
  expect(await get(1_500, 0)).toBeNull()
  const next = get(1_500)
  await answer('without them')
  expect(await next).toMatchObject({ html: 'without them' })
  expect(await get(1_500)).toMatchObject({ html: 'without them' })
  clock.now = 8_000
  const begun = get(0)
  clock.now = 8_500
  const after = get(8_200)
  await answer('begun before the next change')
  expect([await begun, await after]).toEqual([expect.objectContaining({ html: 'without them' }), null])
})

it.each([
  ['the same HTML of the same answers', 'one', '0', true],
  ['other HTML', 'two', '0', false],
  ['the same HTML of other answers', 'one', '6000', false],
])('%s stays the page that was sent before: %s, %s', async (_, html, digest, isSame) => {
  const { get, answer, kept, clock, make } = pagesForTest()
  const before = await kept('one')
  clock.now = 6_000
  make.mockResolvedValueOnce({ job: good, answers: 'anew', now: 6_000, digest })
  await get()
  await answer(html)
  await vi.waitFor(async () => {
    await get()
    expect(make).toHaveBeenCalledTimes(2)
  })
  clock.now = 10_999
  const after = await get()
  expect([after === before, after?.html]).toEqual([isSame, html])
})

it('the clock of a page that comes out the same each time is two minutes old at most', async () => {
  const { get, answer, kept, clock, make } = pagesForTest()
  make.mockImplementation(async () => ({ job: good, answers: 'the same', now: clock.now, digest: 'the same' }))
  await kept('one')
  const clocks: number[] = []
  for (clock.now = 10_000; clock.now <= 300_000; clock.now += 10_000) {
    await get()
    await answer('one')
    await vi.waitFor(async () => expect(make).toHaveBeenCalledTimes(clock.now / 10_000 + 1))
    const page = await get()
    clocks.push(page?.now ?? 0)
    expect(clock.now - (page?.now ?? 0)).toBeLessThan(70_000)
  }
  expect(new Set(clocks)).toEqual(new Set([0, 60_000, 120_000, 180_000, 240_000, 300_000]))
})

it('older than that it is waited for', async () => {
  const { get, answer, kept, clock } = pagesForTest()
  await kept('one')
  clock.now = 65_000
  const asked = get()
  await answer('two')
  expect(await asked).toMatchObject({ html: 'two' })
})

it('nobody waits longer than the budget, and the next visitor gets it', async () => {
  const { get, answer } = pagesForTest()
  expect(await get('home', 1)).toBeNull()
  expect(await get('home', 0)).toBeNull()
  await answer('one')
  await vi.waitFor(async () => expect(await get('home', 0)).toMatchObject({ html: 'one' }))
})

it.each(['is not rendered', 'has no answers', 'cannot be made'])(
  'what %s is tried again after five seconds',
  async (how) => {
    const { get, answer, clock, make, kept } = pagesForTest()
    if (how === 'has no answers') make.mockResolvedValueOnce(null)
    if (how === 'cannot be made') make.mockRejectedValueOnce(new Error('the database is away'))
    const asked = get()
    if (how === 'is not rendered') await answer(null)
    expect(await asked).toBeNull()
    expect(await get()).toBeNull()
    expect(make).toHaveBeenCalledTimes(1)
    clock.now = 5_000
    expect(await kept('one')).toMatchObject({ html: 'one' })
  },
)

it('a stale page is served for five minutes if it cannot be rendered again', async () => {
  const { get, answer, kept, clock } = pagesForTest()
  await kept('one')
  clock.now = 299_999
  const asked = get()
  await answer(null)
  expect(await asked).toMatchObject({ html: 'one' })
  clock.now = 300_000
  expect(await get('home', 0)).toBeNull()
})

it('a page whose answers are not whole any more is given for the rest of its minute alone', async () => {
  const { get, kept, clock, make } = pagesForTest()
  await kept('one')
  make.mockResolvedValue(null)
  clock.now = 64_999
  expect(await get()).toMatchObject({ html: 'one' })
  clock.now = 65_000
  expect(await get()).toBeNull()
})

it('says which pages are at hand, and renews them before new ones are rendered', async () => {
  const { get, kept, clock, pages, render } = pagesForTest()
  await kept('one')
  clock.now = 64_999
  expect([pages.has('home'), pages.has('other')]).toEqual([true, false])
  await get()
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
  expect(render.mock.calls.map(([job]) => job.isRenewal)).toEqual([undefined, true])
  clock.now = 65_000
  expect(pages.has('home')).toBe(false)
})

it('stays within its bytes whatever is asked', async () => {
  const { kept, pages } = pagesForTest(1_000_000)
  const html = '字'.repeat(20_000)
  const keys = Array.from({ length: 60 }, (_, at) => `page ${at}`)
  for (const key of keys) await kept(html, key)
  expect(keys.filter((key) => pages.has(key)).length * 2 * html.length).toBeLessThanOrEqual(1_000_000)
  expect(pages.has('page 59')).toBe(true)
})

it('the oldest leave where there are too many', async () => {
  const { get, kept } = pagesForTest(100_000)
  const html = 'x'.repeat(20_000)
  for (const key of ['one', 'two', 'three']) await kept(html, key)
  expect(await get('one', 0)).toBeNull()
  expect(await get('two', 0)).toMatchObject({ html })
  expect(await get('three', 0)).toMatchObject({ html })
})
