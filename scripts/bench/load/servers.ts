import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, stop } from '../../lib/project.mjs'

const PHONE = '13800000001'
const READY = /ready at (http:\S+)/

/** A program that listens. */
export interface RunningProgram {
  url: string
  end(): void
}

/** Starts a program and waits for the address that it prints. */
function startProgram(file: string, env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const execArgv = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = fork(file, { cwd: root, execArgv, silent: true, env })
  return new Promise((resolve, reject) => {
    let output = ''
    const onOutput = (chunk: Buffer) => {
      if (READY.test(output)) return
      output += chunk
      const [, url] = READY.exec(output) ?? []
      if (url) resolve({ child, url: url.replace(/\/$/, '') })
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', () => reject(new Error(`${file} ended: ${output.slice(-500)}`)))
  })
}

/** Starts the built server with its own data; on PGlite without a database URL. */
export async function startPlaza(databaseUrl: string | null): Promise<RunningProgram & { pid: number }> {
  const dir = await mkdtemp(join(tmpdir(), 'plaza-bench-'))
  const { DATABASE_URL: _, ...others } = process.env
  const externalDatabase = databaseUrl && {
    DATABASE_URL: databaseUrl,
    PLAZA_IDENTITY_KEY: 'the key of each run',
    PLAZA_SMS: 'inbox',
    PLAZA_PAYOUTS: 'embedded',
    PLAZA_WECHAT: 'embedded',
    PLAZA_DEMO: '1',
    PLAZA_ORIGIN: 'request',
  }
  const env = { ...others, PORT: '0', PLAZA_DATA: dir, ...externalDatabase }
  const { child, url } = await startProgram(join(root, 'server/dist/main.mjs'), env)
  return {
    url,
    pid: child.pid ?? 0,
    end() {
      child.kill('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export async function startBareHono(): Promise<RunningProgram> {
  const { child, url } = await startProgram(fileURLToPath(new URL('./bare-hono.ts', import.meta.url)), process.env)
  return { url, end: () => void child.kill('SIGKILL') }
}

/** Logs in a demo account by captcha from the development inbox. */
export async function logIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: 'guest' }
  await fetch(`${url}/ucenter/v1/consumer/phone_captcha?phone=${PHONE}&purpose=login`, { headers })
  const inbox = await (await fetch(`${url}/__dev/sms/${PHONE}`)).json()
  const captcha = /\b(\d{6})\b/.exec(inbox.data.list[0]?.text ?? '')?.[1]
  const body = JSON.stringify({ way: 'captcha', phone: PHONE, captcha })
  const { data } = await (await fetch(`${url}/ucenter/v1/consumer/login`, { method: 'POST', headers, body })).json()
  return data?.token ?? stop('Nobody could log in; is another SMS adapter set?')
}
