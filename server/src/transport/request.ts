import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** What rides on a request inside the app. */
export interface Env {
  Bindings: { incoming?: IncomingMessage }
  Variables: { requestId: string }
}

/** The client's address; an IPv6 one as its /64 network, which one person owns whole. */
export function addressOf(c: Context<Env>, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = (forwarded || c.env?.incoming?.socket.remoteAddress || '').replace(/^::ffff:/, '')
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}

const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|HUAWEI/i, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
]
const programs: [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** A short name of the device, for the list of own logins. */
export function deviceOf(c: Context<Env>): string {
  const agent = c.req.header('user-agent') ?? ''
  const name = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(agent))?.[1]
  return [name(systems) ?? 'Web', name(programs)].filter(Boolean).join(' · ')
}
