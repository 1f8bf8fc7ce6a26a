import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SERVER_HOST } from '../../testing/builds'
import type { Renderer } from '../../transport/ports/rendering'
import { good, job, rendererForTest } from '../testing/renderers'

const loop = job('for (;;) {}', { id: '6.6.6-loop' })

/** Processes may start slowly on a shared machine. */
const PATIENCE = { timeout: 20_000 }
const busy = (renderer: Renderer) =>
  vi.waitFor(() => expect(renderer.state().processes.some(({ isBusy }) => isBusy)).toBe(true), PATIENCE)

it('starts no process before there is something to render', async () => {
  const { renderer } = rendererForTest()
  expect(renderer.state()).toMatchObject({ state: 'idle', processes: [] })
  await renderer.render(good)
  await vi.waitFor(() => expect(renderer.state().processes).toHaveLength(3), PATIENCE)
})

it.each([
  ['so many renders', { renders: 3 }],
  ['so much memory', { bytes: 1 }],
])('a process is replaced after %s, and nobody notices', async (_, limits) => {
  const { renderer, faults } = rendererForTest(limits)
  for (let n = 0; n < 10; n++) expect(await renderer.render(good)).toBe('<p>well</p>')
  for (const { renders } of renderer.state().processes) expect(renders).toBeLessThan(3)
  expect(faults).toEqual([])
})

it('while processes are ended, those that are left render on', async () => {
  const { renderer, kinds } = rendererForTest()
  const bad = [1, 2, 3, 4].map((n) =>
    job('const all = []; for (;;) all.push(new Array(1e6).fill(1.5))', { id: `6.6.${n}-bad` }),
  )
  const drawn = await Promise.all(
    [...bad, ...Array.from({ length: 20 }, () => good)].map((one) => renderer.render(one)),
  )
  expect(drawn.filter((html) => html === '<p>well</p>')).toHaveLength(20)
  expect(kinds()).toEqual(['memory', 'memory', 'memory', 'memory'])
})

it('drops tasks of a full queue without blaming the release', async () => {
  const { renderer, faults } = rendererForTest({ waiting: 2 })
  const drawn = await Promise.all(Array.from({ length: 5 }, () => renderer.render(good)))
  expect(drawn.map((html) => html !== null)).toEqual([true, true, false, false, false])
  expect(renderer.state()).toMatchObject({ dropped: 3, waiting: 0, releases: [{ release: '9.9.9-good', dropped: 3 }] })
  expect(faults).toEqual([])
})

it('drops tasks that waited too long', async () => {
  const { renderer, faults } = rendererForTest({ atOnce: 1, waitMs: 3_000, firstMs: 60_000, wallMs: 120_000 })
  await renderer.render(good)
  void renderer.render(loop)
  await busy(renderer)
  expect(await renderer.render(good)).toBeNull()
  expect(renderer.state().dropped).toBe(1)
  expect(faults).toEqual([])
})

it('a slow release uses one process; others do not wait', async () => {
  const { renderer } = rendererForTest()
  await renderer.render(good)
  const slow = Array.from({ length: 10 }, () => renderer.render(loop))
  await busy(renderer)
  const drawn = await Promise.all(Array.from({ length: 20 }, () => renderer.render(good)))
  expect(drawn.every((html) => html === '<p>well</p>')).toBe(true)
  const { releases, processes } = renderer.state()
  expect(processes.filter(({ isBusy }) => isBusy)).toHaveLength(1)
  expect(releases).toMatchObject([
    { remote: 'media', release: '6.6.6-loop', waiting: 9, rendered: 0, dropped: 0 },
    { remote: 'media', release: '9.9.9-good', waiting: 0, rendered: 21, dropped: 0 },
  ])
  await renderer.close()
  await Promise.all(slow)
})

/** Child processes according to the kernel. */
function below(parent: number): number[] {
  const parents = readdirSync('/proc').flatMap((pid) => {
    try {
      return [[Number(pid), Number(/\) . (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])] as const]
    } catch {
      return []
    }
  })
  const childrenOf = (one: number): number[] =>
    parents.flatMap(([pid, of]) => (of === one ? [pid, ...childrenOf(pid)] : []))
  return childrenOf(parent)
}
const isAlive = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ') === false
const alive = (pids: readonly number[]) =>
  pids.filter((pid) => {
    try {
      return isAlive(pid)
    } catch {
      return false
    }
  })

it.runIf(process.platform === 'linux')(
  'leaves no process when it is closed, what is busy or comes up neither',
  async () => {
    const { renderer, faults } = rendererForTest()
    const looping = renderer.render(loop)
    await busy(renderer)
    const left = below(process.pid)
    expect(left.length).toBeGreaterThan(1)
    await renderer.close()
    expect(await looping).toBeNull()
    expect(await renderer.render(good)).toBeNull()
    await vi.waitFor(() => expect(alive(left)).toEqual([]), PATIENCE)
    expect(faults).toEqual([])
  },
)

const SERVER = `
const { createRenderer } = await import('../renderer.ts')
const { integrityOf } = await import('../scripts.ts')
const code = (text) => ({ integrity: integrityOf(text), read: async () => text })
const renderer = createRenderer({ limits: { firstMs: 60_000, wallMs: 60_000 }, onFault() {} })
const isBusy = () => renderer.state().processes.some((one) => one.isBusy)
const render = () => renderer.render({ host: code(${JSON.stringify(SERVER_HOST)}), release: { remote: 'media', id: '1', ...code('for (;;) {}') }, input: '{}' })
render()
setInterval(() => isBusy() && console.log('busy'), 50)
// On a machine under load the first one waits too long for its process, and is dropped.
setInterval(() => isBusy() || render(), 2_000)
`

it.runIf(process.platform === 'linux')('leaves no process when the server is killed, a busy one neither', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SERVER], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  await once(server.stdout, 'data')
  const left = below(server.pid as number)
  expect(left.length).toBeGreaterThan(1)
  server.kill('SIGKILL')
  await vi.waitFor(() => expect(alive(left)).toEqual([]), PATIENCE)
})
