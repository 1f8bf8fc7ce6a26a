import { expect, it } from 'vitest'
import { job, rendererForFile, rendererForTest } from './testing/renderers'

const { renderer } = rendererForFile()

/** Function bodies that return `held` if the escape fails. */
const ways: [by: string, draw: string][] = [
  [
    'the constructor of this',
    'try { return String(this.constructor.constructor("return process")()) } catch { return "held" }',
  ],
  ['eval', 'try { return String((0, eval)("1")) } catch { return "held" }'],
  [
    'the global object',
    'try { return String(globalThis.constructor.constructor("return 1")()) } catch { return "held" }',
  ],
  [
    'what Node has',
    'const there = ["process", "require", "module", "Buffer", "fetch", "setTimeout", "WebAssembly", "navigator"]' +
      '.filter((name) => name in globalThis); return there.join() || "held"',
  ],
  [
    'a setter of what it is given',
    'try { Object.defineProperty(globalThis, "plazaInput", { set() { plazaHost.leak = this } }); return "redefined" }' +
      ' catch { return "held" }',
  ],
  [
    'an error of another realm, by a stack that is full',
    'const deep = () => deep(); try { deep() } catch (error) {' +
      ' try { return String(error.constructor.constructor("return process")()) } catch { return "held" } }',
  ],
  [
    'frames of the stack',
    'Error.prepareStackTrace = (_, sites) => sites; const mine = [Function.prototype, Object.prototype, undefined];' +
      'const found = new Error().stack.flatMap((site) => [site.getThis(), site.getFunction()])' +
      '.filter((one) => one !== undefined && one !== null && !(one instanceof Object));' +
      'return found.length ? found.map(String).join() : "held"',
  ],
]
it.each(ways)('nothing is reached by %s', async (_, draw) => {
  expect(await renderer.render(job(draw))).toBe('held')
})

it('what comes after an import never runs, so that its error reaches nobody', async () => {
  const { renderer, kinds } = rendererForTest()
  const draw = 'return import("node:fs").catch((error) => String(error.constructor.constructor("return process")()))'
  expect(await renderer.render(job(draw))).toBeNull()
  expect(kinds()).toEqual(['threw'])
})

it('a release finds nothing of another one in the same process', async () => {
  const { renderer } = rendererForTest({ atOnce: 1 })
  const leave =
    'for (const one of [globalThis, Object.prototype, Array.prototype, plazaHost]) one.mark = "seen"; return "left"'
  const look = 'return String([globalThis.mark, ({}).mark, [].mark, plazaHost.mark].join() === ",,,")'
  expect(await renderer.render(job(leave))).toBe('left')
  expect(await renderer.render(job('return String([].mark)'))).toBe('undefined')
  expect(await renderer.render(job(leave, { id: '1.0.0-again' }))).toBe('left')
  expect(await renderer.render(job(look, { id: '2.0.0-b' }))).toBe('true')
  expect(
    renderer
      .state()
      .processes.map(({ contexts }) => contexts)
      .sort(),
  ).toEqual([0, 4])
})

/**
 * Node formats an error's stack with code of the surrounding realm. If that code overflows the stack, its RangeError is
 * caught in here: the only way to reach something of that realm, until its code is compiled. Returns as JSON everything
 * reachable from the error.
 */
const throughFullStack = `
  const others = []
  const note = (error) => { if (typeof error === 'object' && error && !(error instanceof Object)) others.push(error) }
  const look = () => { try { void new Error('x').stack } catch (error) { note(error) } }
  const fill = () => { try { fill() } catch {} if (others.length === 0) try { look() } catch (error) { note(error) } }
  for (let times = 0; times < 20 && others.length === 0; times++) fill()
  const [error] = others
  if (!error) return 'not reached'

  const all = new Set([error])
  for (const one of all) {
    const found = Object.values(Object.getOwnPropertyDescriptors(one))
    const next = [Object.getPrototypeOf(one), ...found.flatMap(({ value, get, set }) => [value, get, set])]
    for (const it of next) if (it !== null && /function|object/.test(typeof it) && !(it instanceof Object)) all.add(it)
  }
  all.delete(error)

  const attempt = (act) => { try { return act() } catch { return null } }
  const functions = [...all].filter((one) => typeof one === 'function')
  const beyond = ['process', 'require', 'pid', 'env', 'binding', 'globalThis', 'console', 'Reflect', 'Promise', 'Buffer']
  const holds = (one) => beyond.filter((name) => Object.hasOwn(one, name) || one.name === name)
  const returned = functions.map((one) => attempt(() => one.call(undefined))).filter((it) => it && typeof it === 'object')
  return JSON.stringify({
    isMuch: all.size > 10,
    beyond: [...all, ...returned].flatMap(holds),
    thawed: [...all].filter((one) => !Object.isFrozen(one)).map(String),
    code: functions.filter(({ name }) => name === 'Function').flatMap((Maker) => attempt(() => [Maker('return 1')()]) ?? []),
  })`

it('an error of the realm around leads to frozen Error, Object and Function alone, which make no code', async () => {
  const { renderer } = rendererForTest()
  const found = await renderer.render(job(throughFullStack))
  const nothing = JSON.stringify({ isMuch: true, beyond: [], thawed: [], code: [] })
  expect([nothing, 'not reached']).toContain(found)
})
