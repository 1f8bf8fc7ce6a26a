import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { createCpuClock } from './cpu-clock'
import { type ProcessLimits, startProcess, type Task } from './process'
import { childProgram, findWalls, type Walls } from './walls'

let walls: Walls
beforeAll(async () => {
  walls = (await findWalls()) as Walls
})

const task = (about: Partial<Task> = {}): Task => ({
  context: 'one',
  release: { remote: 'media', id: '1.0.0-a', integrity: '' },
  code: ['var plazaHost = { render: (text) => { plazaHost.rendered = text } }', ''],
  input: 'hello',
  ...about,
})

type RenderProcess = ReturnType<typeof startProcess>
type Options = Partial<ProcessLimits> & { clockOf?: typeof createCpuClock }

const outcomeOf = async (process: RenderProcess, task: Task) => (await process.ask(task)).outcome

/** A started process, and the contexts of the tasks after which it sent an unsolicited message. */
async function started(program: string, { clockOf, ...limits }: Options = {}) {
  const strays: string[] = []
  let process: RenderProcess | undefined
  const ready = new Promise<RenderProcess>((done, fail) => {
    process = startProcess({
      walls,
      program,
      limits: { renderMs: 20_000, firstMs: 20_000, wallMs: 120_000, contexts: 2, ...limits },
      ...(clockOf && { clockOf }),
      onReady: () => process && done(process),
      onGone: () => fail(new Error('It did not come up.')),
      onStray: ({ context }) => strays.push(context),
    })
  })
  onTestFinished(async () => {
    process?.kill()
    await process?.gone
  })
  return { process: await ready, strays }
}

/** A process under control of foreign code: it reads its task, and then runs this. */
const takenOver = (does: string) => `import { readSync, writeSync } from 'node:fs'
  const read = (length) => { const bytes = Buffer.alloc(length); for (let at = 0; at < length;) at += readSync(3, bytes, at, length - at, null); return bytes }
  const write = (text) => { const bytes = Buffer.from(text), length = Buffer.alloc(4); length.writeUInt32BE(bytes.length); writeSync(3, Buffer.concat([length, bytes])) }
  write('{"ready":true}\\n')
  const next = () => JSON.parse(read(read(4).readUInt32BE()))
  const answer = ({ nonce }, text = 'text') => write(JSON.stringify({ nonce, bytes: 1 }) + '\\n' + text)
  let asked = next()
  ${does}
  for (;;);`

describe('a process that was taken over', () => {
  it.each([
    ['answers for another question', 'answer({ nonce: "0".repeat(32) })', 'forged'],
    ['writes what is no answer', 'write("null\\n")', 'forged'],
    [
      'names a fault that is not its own to name',
      'write(JSON.stringify({ nonce: asked.nonce, bytes: 1, fault: "late" }) + "\\n")',
      'forged',
    ],
    ['announces more than it may send', 'writeSync(3, Buffer.from([255, 255, 255, 255]))', 'too-big'],
    ['sends without end', 'for (;;) { const part = Buffer.alloc(65536); part[1] = 16; writeSync(3, part) }', 'forged'],
    ['ends itself', 'process.exit(0)', 'gone'],
    ['has no memory left', 'const all = []; for (;;) all.push(new Array(1e6).fill({}))', 'memory'],
  ])('is killed if it %s', async (_, does, fault) => {
    const { process } = await started(takenOver(does))
    expect(await outcomeOf(process, task())).toEqual({ fault })
    await process.gone
    expect(process.state()).toBe('gone')
  })

  it.each(['answer(asked)', 'for (;;) write("x".repeat(60000))', 'writeSync(3, Buffer.from([255, 255, 255, 255]))'])(
    'is killed if it sends an unsolicited message: %s',
    async (does) => {
      const { process, strays } = await started(takenOver(`answer(asked); ${does}`))
      expect(await outcomeOf(process, task())).toEqual({ text: 'text' })
      await process.gone
      expect(strays).toEqual(['one'])
    },
  )

  it('does not answer what it will be asked next', async () => {
    const { process } = await started(
      takenOver('answer(asked); asked = next(); answer({ nonce: "1" }); answer(asked, "mine")'),
    )
    await outcomeOf(process, task())
    expect(await outcomeOf(process, task())).toEqual({ fault: 'forged' })
  })
})

describe('contexts of a process', () => {
  it('the one used last is kept, the one used longest ago leaves', async () => {
    const { process } = await started(childProgram())
    for (const context of ['one', 'two', 'one', 'three'])
      expect(await outcomeOf(process, task({ context }))).toEqual({ text: 'hello' })
    expect([...process.contexts.rkeys()]).toEqual(['one', 'three'])
    expect(await outcomeOf(process, task({ context: 'two' }))).toEqual({ text: 'hello' })
  })

  it('one that failed begins anew', async () => {
    const { process } = await started(childProgram())
    const code = [
      'var n = 0; var plazaHost = { render(it) { n++; if (it === "no") throw it; plazaHost.rendered = String(n) } }',
      '',
    ]
    const ask = (input: string) => outcomeOf(process, task({ code: code as [string, string], input }))
    expect([await ask('a'), await ask('b'), await ask('no'), await ask('c')]).toEqual([
      { text: '1' },
      { text: '2' },
      { fault: 'threw' },
      { text: '1' },
    ])
  })

  it('memory of those that left is given back', async () => {
    const { process } = await started(childProgram())
    const heavy = 'var kept = new Array(2e5).fill(0).map((_, i) => "a" + i)'
    for (let n = 0; n < 30; n++)
      expect(await outcomeOf(process, task({ context: `context ${n}`, code: [task().code[0], heavy] }))).toEqual({
        text: 'hello',
      })
    expect(process.state()).toBe('ready')
  })
})

describe('a task without end', () => {
  const endless = task({ code: ['var plazaHost = { render() { for (;;); } }', ''] })
  const idle = () => () => 0

  it('is late by the CPU time that it used', async () => {
    const { process } = await started(childProgram(), { firstMs: 200 })
    const { outcome, cpuMs } = await process.ask(endless)
    expect(outcome).toEqual({ fault: 'late' })
    expect(cpuMs).toBeGreaterThanOrEqual(200)
  })

  it('is only slow where the machine gives it no CPU time', async () => {
    const { process } = await started(childProgram(), { firstMs: 50, wallMs: 500, clockOf: idle })
    expect(await process.ask(endless)).toEqual({ outcome: { fault: 'slow' }, cpuMs: 0 })
  })
})

it('a render cannot sleep, which would use no CPU time', async () => {
  const { process } = await started(childProgram())
  const code = [
    'var plazaHost = { render() { plazaHost.rendered = typeof Atomics.wait + typeof Atomics.waitAsync } }',
    '',
  ] as const
  expect(await outcomeOf(process, task({ code }))).toEqual({ text: 'undefinedundefined' })
})

it('a process that cannot be started is gone, and nothing else happens', async () => {
  const before = ['/nowhere/unshare']
  const wasReady = await new Promise<boolean>((done) => {
    const limits = { renderMs: 1, firstMs: 1, wallMs: 1, contexts: 1 }
    const on = { onReady: () => done(true), onGone: done, onStray: () => undefined }
    startProcess({ walls: { before, missing: [], forks: false }, program: '', limits, ...on })
  })
  expect(wasReady).toBe(false)
})
