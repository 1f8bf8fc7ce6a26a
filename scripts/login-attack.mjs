import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

/*
 * Wrong passwords from one IPv6 network of 48 bits, while the owner of an account logs in: from where they logged in
 * before, and from a new network each time. The server has to run with PLAZA_TRUST_PROXY=1 and the demo:
 * node scripts/login-attack.mjs --url http://127.0.0.1:8080 --rate 160 --seconds 20
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    rate: { type: 'string', default: '160' },
    seconds: { type: 'string', default: '20' },
  },
})
const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
const PASSWORD = 'starbay-demo'
/** One of them at home, the other one always in a new network: each has ten attempts in five minutes from one address. */
const [AT_HOME, TRAVELLING] = ['13800000002', '13800000003']
const HOME = '198.51.100.7'

/**
 * One login; gives its HTTP status and milliseconds.
 * @param {string} from
 * @param {object} body
 */
async function logIn(from, body) {
  const begun = performance.now()
  const status = await fetch(`${values.url}/ucenter/v1/consumer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': from },
    body: JSON.stringify({ way: 'password', ...body }),
    signal: AbortSignal.timeout(30_000),
  }).then(
    async (response) => `${response.status}/${(await response.json()).code}`,
    (error) => error.name,
  )
  return { status, ms: performance.now() - begun }
}

/** @type {Record<string, number>} */
const counts = {}
let sent = 0
async function wrongLogin() {
  const i = sent++
  const from = `2001:db8:98:${(i % 65_536).toString(16)}::1`
  const { status } = await logIn(from, { phone: `139${String(i).padStart(8, '0')}`, password: 'not the password' })
  counts[status] = (counts[status] ?? 0) + 1
}

/** @param {number} until */
async function attack(until) {
  const begun = performance.now()
  const open = new Set()
  while (performance.now() < until) {
    for (const due = ((performance.now() - begun) / 1_000) * rate; open.size < 4_000 && sent < due; ) {
      const attempt = wrongLogin().finally(() => open.delete(attempt))
      open.add(attempt)
    }
    await pause(10)
  }
  await Promise.all(open)
}

/**
 * Logs in every two seconds until then; `fromOf` gives the address of each time.
 * @param {string} phone
 * @param {(nth: number) => string} fromOf
 * @param {number} until
 */
async function measure(phone, fromOf, until) {
  const times = []
  for (let nth = 0; performance.now() < until; nth++) {
    times.push(await logIn(fromOf(nth), { phone, password: PASSWORD }))
    await pause(2_000)
  }
  return times
}

/**
 * @param {string} name
 * @param {readonly { status: string, ms: number }[]} times
 */
const show = (name, times) => {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b)
  const failed = times.filter(({ status }) => status !== '200/100000').map(({ status }) => status)
  const [median, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => Math.round(ms ?? 0))
  console.log(
    `${name}: ${times.length} logins, median ${median} ms, most ${most} ms, failed: ${failed.join(' ') || 'none'}`,
  )
}

show('quiet, known network', await measure(AT_HOME, () => HOME, performance.now() + 1_500))
const until = performance.now() + seconds * 1_000
const [, known, unknown] = await Promise.all([
  attack(until),
  pause(1_000).then(() => measure(AT_HOME, () => HOME, until)),
  pause(1_500).then(() => measure(TRAVELLING, (nth) => `203.0.113.${nth + 1}`, until)),
])
show(`${rate} wrong logins a second, known network`, known)
show(`${rate} wrong logins a second, new network`, unknown)
console.log(`${sent} wrong logins sent:`, counts)
