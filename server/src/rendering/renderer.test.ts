import { MINUTE_MS } from '@plaza/shared/format'
import { sampleOf } from '@plaza/shared/testing/sampling'
import { describe, expect, it } from 'vitest'
import { SERVER_HOST } from '../testing/builds'
import { codeOf, good, job, rendererForTest } from './testing/renderers'

it('renders a page of a release, as HTML', async () => {
  const { renderer, faults } = rendererForTest()
  expect(await renderer.render({ ...good, input: JSON.stringify({ name: '星湾' }) })).toBe('<p>星湾</p>')
  expect(await renderer.render(good)).toBe('<p>well</p>')
  expect(faults).toEqual([])
  expect(renderer.state()).toMatchObject({ state: 'on', rendered: 2 })
})

/** Misbehaviour of a release, and the kind of failure it counts as. */
const faulty: [does: string, draw: string, kind: string][] = [
  ['throws', 'throw new Error("no")', 'threw'],
  ['gives null', 'return null', 'threw'],
  ['leaves an object', 'plazaHost = { get rendered() { return {} }, set rendered(it) {} }', 'threw'],
  ['never answers', 'return new Promise(() => undefined)', 'threw'],
  ['loops', 'for (;;) {}', 'late'],
  ['loops in promises', 'const again = () => void Promise.resolve().then(again); return again()', 'late'],
  ['loops in toJSON', 'throw { get message() { return { toJSON() { for (;;) {} } } } }', 'late'],
  [
    'loops in toString',
    'plazaHost = { rendered: { toString() { for (;;) {} } } }; return String(plazaHost.rendered)',
    'late',
  ],
  ['loops in a getter', 'plazaHost = { get rendered() { for (;;) {} } }', 'late'],
  ['loops where it is thrown', 'throw new Proxy({}, { get() { for (;;) {} } })', 'late'],
  ['takes memory by arrays', 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5))', 'memory'],
  ['takes memory by one array', 'return String(new Array(2e8).fill(1.5).length)', 'memory'],
  ['takes memory by strings', 'return String("abc".repeat(1e8).split("").length)', 'memory'],
  ['takes memory by buffers', 'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1))', 'threw'],
  ['gives 10 MB', 'return "x".repeat(1e7)', 'too-big'],
  ['gives more than a megabyte', 'return "字".repeat(4e5)', 'too-big'],
  ['forges the boot block', 'return `<script type="application/json" id="plaza-boot">{}</script>`', 'forged'],
  ['forges its id', 'return `<p id="plaza-boot">x</p>`', 'forged'],
  ['gives half of a character', 'return "\\ud83d"', 'forged'],
  ['leaves its place', 'return "</div><p>x</p><div>"', 'forged'],
]
/** Each takes seconds: a third of them with each commit, all in the long run. */
const SAMPLE_SIZE = 7
it.each(sampleOf(faulty, SAMPLE_SIZE))(
  'a release that %s loses only its own HTML',
  { timeout: 60_000 },
  async (_, draw, kind) => {
    const { renderer, faults } = rendererForTest(kind === 'late' ? { renderMs: 2_000, firstMs: 2_000 } : {})
    expect(await renderer.render(job(draw, { id: '6.6.6-bad' }))).toBeNull()
    expect(faults).toMatchObject([{ release: '6.6.6-bad', kind }])
    expect(await renderer.render(good)).toBe('<p>well</p>')
  },
)

it.each([
  ['is missing', 'missing', { ...codeOf(''), read: () => Promise.reject(new Error('ENOENT')) }],
  ['has another content', 'wrong-hash', { ...codeOf('var plazaRemote'), read: async () => 'var plazaRemote = 1' }],
])('a release whose file %s is not run', async (_, kind, code) => {
  const { renderer, kinds } = rendererForTest()
  expect(await renderer.render({ ...good, release: { ...good.release, ...code } })).toBeNull()
  expect(await renderer.render({ ...good, host: code })).toBeNull()
  expect(kinds()).toEqual([kind, kind])
})

it('reports the host’s error message', async () => {
  const { renderer, faults } = rendererForTest()
  await renderer.render(job('throw new Error("no such card")'))
  expect(faults).toMatchObject([{ kind: 'threw', detail: 'no such card' }])
})

it('what a render left is not the answer of the next', async () => {
  const { renderer, kinds } = rendererForTest()
  const page = job('if (input.fails) return new Promise(() => undefined); return "<p>first</p>"')
  expect(await renderer.render(page)).toBe('<p>first</p>')
  expect(await renderer.render({ ...page, input: '{"fails":true}' })).toBeNull()
  expect(kinds()).toEqual(['threw'])
})

it('two releases of one remote and two builds of the host are rendered at once, each by its own', async () => {
  const { renderer } = rendererForTest()
  const otherHost = codeOf(SERVER_HOST.replace('{ html }', '{ html: html + "!" }'))
  const pages = Array.from({ length: 40 }, (_, i) => {
    const id = i % 2 ? '1.0.0-a' : '2.0.0-b'
    return { id, page: job(`return "${id} " + input`, { id, input: i, ...(i % 4 > 1 && { host: otherHost }) }), i }
  })
  const drawn = await Promise.all(pages.map(({ page }) => renderer.render(page)))
  expect(drawn).toEqual(pages.map(({ id, i }) => `${id} ${i}${i % 4 > 1 ? '!' : ''}`))
})

describe('a page that fails three times within a minute', () => {
  const bad = (input: object) => job('if (input.fails) throw new Error("no"); return "<p>mended</p>"', { input })
  const fails = bad({ fails: true })

  it('is paused for a minute, and the others are not', async () => {
    let at = 0
    const { renderer, kinds } = rendererForTest({}, () => at)
    for (const _ of [1, 2, 3]) expect(await renderer.render(fails)).toBeNull()
    expect(await renderer.render(bad({}))).toBeNull()
    expect(await renderer.render(good)).toBe('<p>well</p>')
    expect(kinds()).toHaveLength(3)
    expect(renderer.state().paused).toEqual([{ remote: 'media', release: '1.0.0-a', route: 'home', until: MINUTE_MS }])
    expect(await renderer.render({ ...bad({}), route: 'other' })).toBe('<p>mended</p>')
    at = MINUTE_MS
    expect(await renderer.render(bad({}))).toBe('<p>mended</p>')
    expect(renderer.state().paused).toEqual([])
  })

  it('takes its release with it only where many pages fail', async () => {
    let at = 0
    const { renderer } = rendererForTest({}, () => at)
    for (const route of ['a', 'b', 'c', 'd'])
      for (const _ of [1, 2, 3]) expect(await renderer.render({ ...fails, route })).toBeNull()
    expect(await renderer.render({ ...bad({}), route: 'e' })).toBeNull()
    expect(renderer.state().paused).toContainEqual({
      remote: 'media',
      release: '1.0.0-a',
      route: null,
      until: MINUTE_MS,
    })
    expect(await renderer.render(good)).toBe('<p>well</p>')
    at = MINUTE_MS
    expect(await renderer.render({ ...bad({}), route: 'e' })).toBe('<p>mended</p>')
  })

  it('not where it took longer to fail so often', async () => {
    let at = 0
    const { renderer } = rendererForTest({}, () => at)
    for (const _ of [1, 2, 3, 4]) {
      expect(await renderer.render(fails)).toBeNull()
      at += MINUTE_MS / 2
    }
    expect(await renderer.render(bad({}))).toBe('<p>mended</p>')
  })
})

const wallClock = () => () => performance.now()
const idleClock = () => () => 0
const slow = job('for (const end = Date.now() + 60; Date.now() < end; );\nreturn "<p>slow</p>"', { id: '2.0.0-slow' })

it('a release whose renders are slow, though in time, is paused once they took more than their share', async () => {
  let at = 0
  const { renderer, faults } = rendererForTest({ mostMs: 50, slowMs: 20 }, () => at, { clockOf: wallClock })
  expect(await renderer.render(slow)).toBe('<p>slow</p>')
  expect(await renderer.render(slow)).toBeNull()
  expect(faults).toMatchObject([{ release: '2.0.0-slow', kind: 'late', detail: expect.stringContaining('in all') }])
  expect(renderer.state().paused).toMatchObject([{ release: '2.0.0-slow', route: null }])
  expect(await renderer.render(good)).toBe('<p>well</p>')
  at = 60_000
  expect(await renderer.render(slow)).toBe('<p>slow</p>')
})

describe('a machine that is busy with other work', () => {
  it('pauses no release whose renders get little CPU time', async () => {
    const { renderer, faults } = rendererForTest({ mostMs: 50, slowMs: 20 }, () => 0, { clockOf: idleClock })
    for (const _ of [1, 2, 3]) expect(await renderer.render(slow)).toBe('<p>slow</p>')
    expect(faults).toEqual([])
    expect(renderer.state()).toMatchObject({ paused: [], releases: [{ release: '2.0.0-slow', lastMinuteMs: 0 }] })
  })

  it('gives up a render that is overdue, as often as it may be, and pauses nothing', async () => {
    const { renderer, kinds } = rendererForTest({ wallMs: 200 }, () => 0, { clockOf: idleClock })
    const loop = job('for (;;);', { id: '6.6.6-loop' })
    for (const _ of [1, 2, 3, 4]) expect(await renderer.render(loop)).toBeNull()
    expect(kinds()).toEqual(['slow', 'slow', 'slow', 'slow'])
    expect(renderer.state().paused).toEqual([])
  })
})

it('a page that loops for ever is paused for the CPU time that it used', async () => {
  const { renderer, kinds } = rendererForTest({ firstMs: 100 }, () => 0)
  const loop = job('for (;;);', { id: '6.6.6-loop' })
  for (const _ of [1, 2, 3, 4]) expect(await renderer.render(loop)).toBeNull()
  expect(kinds()).toEqual(['late', 'late', 'late'])
  expect(renderer.state().paused).toMatchObject([{ release: '6.6.6-loop', route: 'home' }])
})
