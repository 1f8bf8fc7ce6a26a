import { expect, test } from '@playwright/test'
import { type Engine, engines } from '../fixtures/engines'
import { freshPhone } from '../fixtures/person'
import { startProxy } from '../fixtures/proxy'
import { startServer } from '../fixtures/server'
import { type Visit, visits, visitTo } from '../fixtures/visits'

test.setTimeout(300_000)

/** Page script: the visible elements of a selector. Kept pages are in the document too, but hidden. */
const seen = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((found) => found.getClientRects().length > 0)`

const sees = (engine: Engine, selector: string) =>
  expect
    .poll(() => engine.valueOf(`Boolean(${seen(selector)})`), { message: `${selector} is seen`, timeout: 30_000 })
    .toBe(true)

const goTo = (engine: Engine, address: string) =>
  engine.valueOf(`(globalThis.__PLAZA__.host.navigate(${JSON.stringify(address)}), null)`)

async function visit(engine: Engine, { address, content }: Visit): Promise<void> {
  await goTo(engine, address)
  await sees(engine, content)
}

/** Taps the first visible button with this name, once it stands still and is not covered. */
async function tap(engine: Engine, name: RegExp): Promise<void> {
  const ready = `(() => {
    const found = [...document.querySelectorAll('button:enabled')].find(
      (button) => button.getClientRects().length > 0 && ${name}.test(button.ariaLabel ?? button.textContent),
    )
    if (!found) return false
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = found.getBoundingClientRect()
    const place = [x, y].join()
    const still = found.dataset.tap === place
    for (const old of document.querySelectorAll('[data-tap]')) delete old.dataset.tap
    found.dataset.tap = place
    return still && found.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })()`
  await expect.poll(() => engine.valueOf(ready), { message: `${name} can be tapped`, timeout: 20_000 }).toBe(true)
  await engine.click('[data-tap]')
}

/** A test machine may have no sound card; without one Firefox plays only muted sound. */
const mute = (engine: Engine) =>
  engine.valueOf(`(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      this.muted = true
      return play.call(this)
    }
    return null
  })()`)

const sound = (engine: Engine) =>
  engine.valueOf<{ playing: boolean; position: number }>(`(() => {
    const { player } = globalThis.__PLAZA__.host
    return { playing: player.getState().playing, position: player.progress.getState().position }
  })()`)

async function soundGoesOn(engine: Engine): Promise<void> {
  const { position } = await sound(engine)
  await expect
    .poll(async () => (await sound(engine)).position, { message: 'the sound goes on', timeout: 20_000 })
    .toBeGreaterThan(position)
  expect((await sound(engine)).playing).toBe(true)
}

const documentMark = (engine: Engine) => engine.valueOf<number>('performance.timeOrigin')

/** Errors that the page reported, except missing remotes. */
const errors = (engine: Engine) =>
  engine.valueOf<string[]>(`globalThis.__PLAZA__.events()
    .filter(({ kind, name }) => kind === 'error' && name !== 'remote-failed')
    .map(({ name, detail }) => name + ' ' + JSON.stringify(detail))`)

async function logIn(engine: Engine): Promise<void> {
  await visit(engine, visits.account)
  await engine.type('[data-route="login"] form input[type="tel"]', freshPhone())
  await engine.valueOf(`(document.querySelector('[data-route="login"] input[type="checkbox"]').click(), null)`)
  await tap(engine, /^get code$/i)
  await tap(engine, /^fill in \d{6}$/i)
  await tap(engine, /^log in$/i)
  await expect
    .poll(() => engine.valueOf('globalThis.__PLAZA__.host.session.getState().status'), { timeout: 20_000 })
    .toBe('user')
}

/** Comments are below the article and render when they scroll into view. */
async function comment(engine: Engine, words: string): Promise<void> {
  await visit(engine, visits.media)
  await tap(engine, /^(write|add) a comment$/i)
  await sees(engine, 'dialog textarea')
  await engine.type('dialog textarea', words)
  await tap(engine, /^publish$/i)
  const own = `(() => {
    const thread = ${seen('[data-route="article"] section[aria-label="Comments"]')}
    thread?.scrollIntoView()
    return Boolean(thread?.innerText.includes(${JSON.stringify(words)}))
  })()`
  await expect.poll(() => engine.valueOf(own), { message: 'the own comment', timeout: 30_000 }).toBe(true)
}

async function journey(engine: Engine, name: string): Promise<void> {
  const server = await startServer()
  const proxy = await startProxy(server.url)
  try {
    await engine.open(proxy.url + visitTo('index').address)
    await sees(engine, visitTo('index').content)
    const document = await documentMark(engine)
    await engine.valueOf(`(globalThis.__PLAZA__.host.settings.change({ language: 'en' }), null)`)
    await mute(engine)
    await visit(engine, visits.media)

    await visit(engine, visitTo('album'))
    await tap(engine, /^play all/i)
    await expect.poll(async () => (await sound(engine)).position, { timeout: 30_000 }).toBeGreaterThan(0.5)

    proxy.breakRemote('community')
    await goTo(engine, visits.community.address)
    await sees(engine, '[data-problem="failed"]')
    expect(proxy.struck(), 'struck').toBeGreaterThan(0)
    await soundGoesOn(engine)
    proxy.breakRemote(null)
    for (const next of [visits.community, visits.practice, visitTo('mine'), visits.media]) {
      await visit(engine, next)
      await soundGoesOn(engine)
    }

    await logIn(engine)
    await comment(engine, `So good to hear about the bridge, in ${name}`)
    await soundGoesOn(engine)
    expect(await errors(engine)).toEqual([])
    expect(await documentMark(engine), 'no reload').toBe(document)
  } finally {
    proxy.stop()
    await server.stop()
  }
}

for (const { name, missing, start } of engines)
  test(`one journey in ${name}`, async () => {
    if (missing) process.stdout.write(`${name} is not on this machine (${missing}): no journey was made in it.\n`)
    test.skip(missing !== undefined)
    const engine = await start()
    try {
      await journey(engine, name)
    } catch (error) {
      await test.info().attach('what was seen', { body: await engine.picture(), contentType: 'image/png' })
      throw error
    } finally {
      await engine.close()
    }
  })
