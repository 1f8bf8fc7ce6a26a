import { setTimeout as pause } from 'node:timers/promises'

const PASSWORD = 'starbay-demo'
/**
 * One logs in from a known network, the other from a new one each time: an address has ten attempts in five minutes.
 */
const [AT_HOME, TRAVELLING] = ['13800000002', '13800000003']
const HOME = '198.51.100.7'
const MAX_OPEN = 4_000

interface Login {
  status: string
  ms: number
}
/** Sends one login from a client address. */
type LogIn = (from: string, body: { phone: string; password: string }) => Promise<Login>

const loginsTo =
  (url: string): LogIn =>
  async (from, body) => {
    const start = performance.now()
    const status = await fetch(`${url}/ucenter/v1/consumer/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': from },
      body: JSON.stringify({ way: 'password', ...body }),
      signal: AbortSignal.timeout(30_000),
    }).then(
      async (response) => `${response.status}/${((await response.json()) as { code: number }).code}`,
      (error: Error) => error.name,
    )
    return { status, ms: performance.now() - start }
  }

/** Sends wrong passwords from networks of 48 bits until a time; returns the number of answers by status. */
async function attack(
  logIn: LogIn,
  { rate, networks }: Pick<LoginAttack, 'rate' | 'networks'>,
  until: number,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let sent = 0
  const start = performance.now()
  const open = new Set<Promise<void>>()
  const sendWrongLogin = async () => {
    const index = sent++
    const network = (0x98 + (index % networks)).toString(16)
    const from = `2001:db8:${network}:${(Math.floor(index / networks) % 65_536).toString(16)}::1`
    const phone = `139${String(index).padStart(8, '0')}`
    const { status } = await logIn(from, { phone, password: 'not the password' })
    counts[status] = (counts[status] ?? 0) + 1
  }
  while (performance.now() < until) {
    for (const due = ((performance.now() - start) / 1_000) * rate; open.size < MAX_OPEN && sent < due; ) {
      const attempt: Promise<void> = sendWrongLogin().finally(() => open.delete(attempt))
      open.add(attempt)
    }
    await pause(10)
  }
  await Promise.all(open)
  return counts
}

/** Logs in every two seconds until a time; `fromOf` returns the client address of each login. */
async function measure(logIn: LogIn, phone: string, fromOf: (index: number) => string, until: number) {
  const logins: Login[] = []
  for (let index = 0; performance.now() < until; index++) {
    logins.push(await logIn(fromOf(index), { phone, password: PASSWORD }))
    await pause(2_000)
  }
  return logins
}

function report(name: string, logins: readonly Login[]): void {
  const sorted = logins.map(({ ms }) => ms).sort((a, b) => a - b)
  const failed = logins.filter(({ status }) => status !== '200/100000').map(({ status }) => status)
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => Math.round(ms ?? 0))
  console.log(
    `${name}: ${logins.length} logins, median ${median} ms, longest ${longest} ms, failed: ${failed.join(' ') || 'none'}`,
  )
}

interface LoginAttack {
  url: string
  /** Wrong passwords per second. */
  rate: number
  /** Networks of 48 bits that they come from. */
  networks: number
  seconds: number
}

/**
 * Sends wrong passwords from IPv6 networks of 48 bits while an account's owner logs in: from a known address, and
 * from a new network each time. The server must run with PLAZA_TRUST_PROXY=1 and the demo.
 */
export async function benchLoginAttack({ url, rate, networks, seconds }: LoginAttack): Promise<void> {
  const logIn = loginsTo(url)
  report('quiet, known network', await measure(logIn, AT_HOME, () => HOME, performance.now() + 1_500))
  const until = performance.now() + seconds * 1_000
  const [counts, known, unknown] = await Promise.all([
    attack(logIn, { rate, networks }, until),
    pause(1_000).then(() => measure(logIn, AT_HOME, () => HOME, until)),
    pause(1_500).then(() => measure(logIn, TRAVELLING, (index) => `203.0.113.${index + 1}`, until)),
  ])
  report(`${rate} wrong logins a second from ${networks} networks, known network`, known)
  report(`${rate} wrong logins a second from ${networks} networks, new network`, unknown)
  console.log('Wrong logins by status:', counts)
}
