import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlan, isRelease } from '../../plan'
import { digestOf } from '../../registry/digest'
import type { Slot } from '../../slot'
import { keys, registry, releaseOf, signed, textOf } from '../../testing/signing'
import { visitorWith } from '../../testing/visitor'
import { keepGood } from '../memory/last-good'
import { createSources } from './source'

const [NEW, OLD, GOOD] = ['2.0.0-bbb', '1.0.0-aaa', '1.9.0-ggg']
type Answer = (query: string) => Promise<Response> | Response

function standOf(answers: Record<string, Answer>, { good = false } = {}) {
  const plan = createPlan(() => visitorWith({ region: '', offered: {} }))
  const document = registry(1, { media: [NEW, OLD, GOOD] }, { previous: OLD })
  const held = { document, signed: signed(document), source: 'page' } as const
  plan.choose(held)
  if (good) keepGood(releaseOf('media', GOOD), held)
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const [path = '', query = ''] = address.split('?')
    return Promise.resolve((answers[path.split('/')[3] ?? ''] ?? (() => new Response('', { status: 404 })))(query))
  })
  const failed = vi.fn()
  const sources = createSources({
    plan,
    keys,
    slotOf: () => ({}) as Slot,
    failed: (_, id, __, message) => failed(`${id} ${message.split(' answered')[0]}`),
  })
  const wanted = () => {
    const now = plan.wanted('media')
    return isRelease(now) ? `${now.id} ${now.why}` : now
  }
  return { sources, asked, failed, wanted }
}
const answer = (id: string) => () => new Response(textOf('media', id))
const hang = () => new Promise<Response>(() => {})

async function fetchChosen(stand: ReturnType<typeof standOf>) {
  const start = performance.now()
  let ms = Number.POSITIVE_INFINITY
  const work = stand.sources.chosen('media').finally(() => {
    ms = performance.now() - start
  })
  // Digests take real time, which fake timers do not advance.
  for (let step = 0; step < 80 && ms === Number.POSITIVE_INFINITY; step++) {
    await vi.advanceTimersByTimeAsync(250)
    await digestOf('')
  }
  await work
  return { wanted: stand.wanted(), ms }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the manifest of the chosen release', () => {
  it('is fetched once, and accepted with the signed digest', async () => {
    const stand = standOf({ [NEW]: answer(NEW) })
    expect(await fetchChosen(stand)).toMatchObject({ wanted: `${NEW} rule` })
    await fetchChosen(stand)
    expect(stand.asked).toEqual([`/remotes/media/${NEW}/remote.json`])
  })

  it.each<[what: string, Answer]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['is an error page', () => new Response('<!doctype html>', { status: 200 })],
    ['was cut short', () => new Response(textOf('media', NEW).slice(0, 40))],
    ['has one sign changed', () => new Response(textOf('media', NEW).replace('entry', 'entri'))],
    ['is another release’s', answer(OLD)],
  ])('is requested again with a new URL where it %s', async (_, broken) => {
    const stand = standOf({ [NEW]: (query) => (query ? answer(NEW)() : broken(query)) })
    expect(await fetchChosen(stand)).toMatchObject({ wanted: `${NEW} rule` })
    expect(stand.failed).toHaveBeenCalled()
    expect(stand.asked.at(-1)).toBe(`/remotes/media/${NEW}/remote.json?retry=${stand.asked.length - 1}`)
  })

  it('is replaced by the last good release', async () => {
    const stand = standOf({}, { good: true })
    expect(await fetchChosen(stand)).toMatchObject({ wanted: `${GOOD} last-good` })
  })

  it('is replaced by the previous release, if the device has no good one', async () => {
    const stand = standOf({ [OLD]: answer(OLD) })
    expect(await fetchChosen(stand)).toMatchObject({ wanted: `${OLD} previous` })
  })

  it('keeps the time limit if nothing answers', async () => {
    const stand = standOf({ [NEW]: hang, [OLD]: hang })
    const { wanted, ms } = await fetchChosen(stand)
    expect(wanted).toBeNull()
    expect(ms).toBeLessThanOrEqual(12_500)
  })

  it('is requested again by a user while an earlier request hangs', async () => {
    let answered: Answer = hang
    const stand = standOf({ [NEW]: (query) => answered(query) })
    void stand.sources.chosen('media')
    await vi.advanceTimersByTimeAsync(400)
    void stand.sources.chosen('media', { urgent: true })
    expect(stand.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    answered = answer(NEW)
    await stand.sources.chosen('media', { urgent: true })
    expect(stand.wanted()).toBe(`${NEW} rule`)
    expect(stand.asked.at(-1)).toBe(`/remotes/media/${NEW}/remote.json?retry=1`)
  })

  it('is requested again by the next caller', async () => {
    let broken = true
    const stand = standOf({ [NEW]: () => (broken ? new Response('', { status: 500 }) : answer(NEW)()) })
    expect(await fetchChosen(stand)).toMatchObject({ wanted: null })
    broken = false
    expect(await fetchChosen(stand)).toMatchObject({ wanted: `${NEW} rule` })
  })
})

describe('a source', () => {
  it.each<[source: string, given: string | undefined, asked: number]>([
    ['chosen', `${NEW} rule`, 1],
    ['last-good', `${GOOD} last-good`, 0],
    [OLD, `${OLD} previous`, 1],
    ['0.0.1-zzz', undefined, 0],
  ])('%s gives its release', async (source, given, asked) => {
    vi.useRealTimers()
    const stand = standOf({ [NEW]: answer(NEW), [OLD]: answer(OLD) }, { good: true })
    const release = await stand.sources.from('media', source, 'home')
    expect(release ? `${release.id} ${release.why}` : undefined).toBe(given)
    expect(stand.asked).toHaveLength(asked)
  })

  it('of fallbacks is known before the request', () => {
    expect(standOf({}).sources.hasFallback('media', NEW)).toBe(true)
    expect(standOf({}).sources.hasFallback('weather', NEW)).toBe(false)
  })
})
