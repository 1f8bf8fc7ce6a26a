import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, stop } from '../lib/project.mjs'
import { type Load, load } from './load/load'

/**
 * The server beside a bare Hono handler that sends the same bytes, in turn and in one run: what is asked, and which share
 * of the bare handler's requests per second it is to reach (for PostgreSQL, and where another, for PGlite).
 */
const rows: readonly { name: string; path: string; logsIn?: true; goal: number; embedded?: number }[] = [
  { name: 'public answer, kept', path: '/api/v3/page_card_data/home', goal: 0.5 },
  { name: 'guest’s page as HTML, kept', path: '/index', goal: 0.1 },
  { name: 'guest’s article data', path: '/api/v1/c_article/3001', goal: 0.3 },
  { name: 'home’s data, logged in', path: '/api/v3/page_card_data/home', logsIn: true, goal: 0.015, embedded: 0.006 },
]
const PHONE = '13800000001'
const ROUNDS = 3
const READY = /ready at (http:\S+)/

/** Starts a program and waits for the address that it tells. */
function started(file: string, env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const execArgv = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = fork(file, { cwd: root, execArgv, silent: true, env: { ...process.env, ...env } })
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      if (READY.test(said)) return
      said += chunk
      const [, url] = READY.exec(said) ?? []
      if (url) resolve({ child, url: url.replace(/\/$/, '') })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`${file} ended: ${said.slice(-500)}`)))
  })
}

/** Logs an account of the demo in, by the message that stays in the inbox of development. */
async function logIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: 'guest' }
  await fetch(`${url}/ucenter/v1/consumer/phone_captcha?phone=${PHONE}&purpose=login`, { headers })
  const inbox = await (await fetch(`${url}/__dev/sms/${PHONE}`)).json()
  const captcha = /\b(\d{6})\b/.exec(inbox.data.list[0]?.text ?? '')?.[1]
  const body = JSON.stringify({ way: 'captcha', phone: PHONE, captcha })
  const { data } = await (await fetch(`${url}/ucenter/v1/consumer/login`, { method: 'POST', headers, body })).json()
  return data?.token ?? stop('Nobody could log in; is another SMS adapter set?')
}

const median = (all: readonly Load[]) => [...all].sort((one, other) => one.perSecond - other.perSecond)[all.length >> 1]

const dir = await mkdtemp(join(tmpdir(), 'plaza-bench-'))
const plaza = await started(join(root, 'server/dist/main.mjs'), { PORT: '0', PLAZA_DATA: dir })
const bare = await started(fileURLToPath(new URL('./load/bare.ts', import.meta.url)), {})
try {
  const embedded = !process.env.DATABASE_URL
  console.log(
    `${'asked'.padEnd(28)} ${'plaza/s'.padStart(9)} ${'p99 ms'.padStart(7)} ${'bare/s'.padStart(9)}   ratio    goal`,
  )
  for (const { name, path, logsIn, goal, embedded: other } of rows) {
    const authorization = logsIn ? await logIn(plaza.url) : 'guest'
    const headers = { authorization, 'accept-encoding': 'br' }
    await fetch(`${bare.url}/take?from=${encodeURIComponent(plaza.url + path)}`, { headers: { authorization } })
    const [ours, theirs]: [Load[], Load[]] = [[], []]
    for (let round = 0; round <= ROUNDS; round++) {
      const one = [await load(plaza.url + path, headers), await load(`${bare.url}/same`, headers)] as const
      // The first round warms both.
      if (round > 0) ours.push(one[0])
      if (round > 0) theirs.push(one[1])
    }
    const [our, their] = [median(ours), median(theirs)]
    if (!our || !their) continue
    const ratio = our.perSecond / their.perSecond
    const wanted = embedded ? (other ?? goal) : goal
    console.log(
      `${name.padEnd(28)} ${our.perSecond.toFixed(0).padStart(9)} ${our.p99.toFixed(1).padStart(7)} ${their.perSecond.toFixed(0).padStart(9)}   ${ratio.toFixed(4)} ≥ ${wanted}${ratio < wanted ? '  missed' : ''}`,
    )
  }
} finally {
  plaza.child.kill('SIGKILL')
  bare.child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
}
