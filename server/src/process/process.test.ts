import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { programForTests } from '../testing/started-server'

const { dir, start } = programForTests()

/** Required settings of a server that others can reach. */
const said = {
  PLAZA_SMS: 'none',
  PLAZA_WECHAT: 'none',
  PLAZA_PAYOUTS: 'none',
  PLAZA_DEMO: '0',
  PLAZA_ORIGIN: 'request',
}

describe('the process', { timeout: 90_000 }, () => {
  it('starts, keeps others away from its data, and stops in order', async () => {
    const first = start()
    const address = await first.ready
    expect(first.out().trim().split('\n').at(-1)).toBe(`Plaza is ready at ${address}`)
    expect((await fetch(`${address}healthz`)).status).toBe(200)
    expect(((await (await fetch(`${address}api/v1/system/basic_info`)).json()) as { code: number }).code).toBe(100000)

    const second = start()
    expect(await second.exit).toBe(1)
    expect(second.err().trim()).toMatch(/^The data in .* is in use by process \d+\..*$/)

    first.process.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    const lines = first.err().split('\n')
    const lineOf = (msg: string) => JSON.parse(lines.find((line) => line.includes(`"msg":"${msg}"`)) ?? '{}')
    expect(lineOf('server started')).toMatchObject({ database: 'embedded', port: Number(new URL(address).port) })
    expect(lineOf('server stopping')).toMatchObject({ reason: 'SIGTERM' })
    expect(lineOf('server stopped')).toMatchObject({ reason: 'SIGTERM' })
    expect(existsSync(join(dir, 'database.lock'))).toBe(false)
  })

  it('ends by an error that nobody caught, which operators see after the next start', async () => {
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => setTimeout(() => { throw new TypeError('nobody caught it') }))")}`
    const first = start({ NODE_OPTIONS })
    await first.ready
    first.process.kill('SIGUSR2')
    expect(await first.exit).toBe(1)
    expect(first.err()).toContain('"msg":"process ends by an error"')

    const address = await start().ready
    const token = readFileSync(join(dir, 'ops-token'), 'utf8').trim()
    const answer = await fetch(`${address}ops/api/errors?owner=server`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toMatchObject({
      data: { list: [{ kind: 'process', message: 'TypeError: nobody caught it', n: 1 }] },
    })
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
    [{ HOST: '0.0.0.0' }, 'say PLAZA_SMS, PLAZA_WECHAT, PLAZA_PAYOUTS, PLAZA_DEMO, PLAZA_ORIGIN'],
    [{ DATABASE_URL: 'postgresql://127.0.0.1:1/none', ...said }, 'The database does not answer'],
  ])('says in one sentence what is wrong with %j', async (variables, sentence) => {
    const started = start(variables)
    expect(await started.exit).toBe(1)
    expect(started.err()).toContain(sentence)
    expect(started.err()).not.toContain('    at ')
  })
})
