import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const server = resolve(import.meta.dirname, '../..')
/** Beside the working copy's build, which others may make anew meanwhile. */
const built = join(server, `node_modules/.cache/process-test-${process.pid}`)
const dir = mkdtempSync(join(tmpdir(), 'plaza-process-'))

beforeAll(() => {
  execFileSync('node_modules/.bin/rspack', ['build', '--config-name', 'server', '--output-path', built], {
    cwd: server,
    stdio: 'ignore',
  })
})
afterAll(() => {
  rmSync(dir, { recursive: true, force: true })
  rmSync(built, { recursive: true, force: true })
})

interface Started {
  process: ChildProcess
  out(): string
  err(): string
  ready: Promise<string>
  exit: Promise<number | null>
}

function start(variables: Record<string, string> = {}): Started {
  const child = spawn('node', [join(built, 'main.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', PLAZA_DATA: dir, ...variables },
  })
  const said = { out: '', err: '' }
  const exit = new Promise<number | null>((done) => child.once('exit', done))
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (data) => {
      said.out += data
      const address = /Plaza is ready at (\S+)/.exec(said.out)?.[1]
      if (address) done(address)
    })
    child.stderr.on('data', (data) => {
      said.err += data
    })
    exit.then(() => fail(new Error(`stopped: ${said.err}`)))
  })
  ready.catch(() => undefined)
  return { process: child, out: () => said.out, err: () => said.err, ready, exit }
}

/** What a server with a database of its own must be told. */
const said = { PLAZA_SMS: 'none', PLAZA_WECHAT: 'none', PLAZA_DEMO: '0' }

describe('the process', () => {
  it('starts, keeps others away from its data, and stops in order', async () => {
    const first = start()
    const address = await first.ready
    expect(first.out().trim().split('\n').at(-1)).toBe(`Plaza is ready at ${address}`)
    expect((await fetch(`${address}healthz`)).status).toBe(200)
    expect(((await (await fetch(`${address}api/v1/system/basic_info`)).json()) as { code: number }).code).toBe(100000)

    const before = performance.now()
    const second = start()
    expect(await second.exit).toBe(1)
    expect(performance.now() - before).toBeLessThan(5_000)
    expect(second.err().trim()).toMatch(/^The data in .* is in use by process \d+\..*$/)

    first.process.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    expect(existsSync(join(dir, 'database.lock'))).toBe(false)
  })

  it('starts again after it was killed, with what it had', async () => {
    const first = start()
    const address = await first.ready
    const send = await fetch(`${address}ucenter/v1/consumer/phone_captcha?phone=13900000001&purpose=login`, {
      headers: { authorization: 'guest' },
    })
    expect(send.status).toBe(200)
    first.process.kill('SIGKILL')
    await first.exit
    const second = start()
    const messages = (await (await fetch(`${await second.ready}__dev/sms/13900000001`)).json()) as {
      data: { list: unknown[] }
    }
    expect(messages.data.list).toHaveLength(1)
    second.process.kill('SIGINT')
    expect(await second.exit).toBe(0)
  })

  it('says in one sentence that its port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => holder.once('listening', done))
    const { port } = holder.address() as { port: number }
    const started = start({ PORT: String(port) })
    expect(await started.exit).toBe(1)
    expect(started.err()).toContain(`Port ${port} on 127.0.0.1 is taken.`)
    holder.close()
  })

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'eighty' }, 'PORT must be a port number'],
    [{ PLAZA_SMS: 'pigeon' }, 'PLAZA_SMS must be inbox or none'],
    [{ HOST: '0.0.0.0' }, 'say PLAZA_SMS, PLAZA_WECHAT, PLAZA_DEMO'],
    [{ DATABASE_URL: 'postgresql://127.0.0.1:1/none', ...said }, 'The database does not answer'],
  ])('says in one sentence what is wrong with %j', async (variables, sentence) => {
    const started = start(variables)
    expect(await started.exit).toBe(1)
    expect(started.err()).toContain(sentence)
    expect(started.err()).not.toContain('    at ')
  })
})
