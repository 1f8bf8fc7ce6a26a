import { expect, it } from 'vitest'
import { job, rendererForFile, rendererForTest } from './testing/renderers'

const { renderer } = rendererForFile()

/** Bodies that give `held` where the way out is closed. */
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
