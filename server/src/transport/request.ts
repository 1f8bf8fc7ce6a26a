import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** An answer to a guest, as it was sent: good for the next one who asks the same, until it is no longer new. */
export interface CacheableAnswer {
  body: Buffer
  /** When it was made, in ms since the epoch. */
  at: number
  /** Whether nothing that it says has changed since. */
  isCurrent?: (() => boolean) | undefined
  /** Counts that another guest got it, by the guest's network. */
  note?: ((ip: string) => void) | undefined
}

/** What rides on a request inside the app. */
export interface Env {
  /** `finished`: what was sent to a guest, for the next one. */
  Bindings: { incoming?: IncomingMessage; finished?: CacheableAnswer }
  /** `code`: of the envelope that was sent. */
  Variables: { requestId: string; code?: number }
}

/** The client's address; an IPv6 one as its /64 network, which one person owns whole. */
export function addressOf(c: Context<Env>, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || c.env?.incoming?.socket.remoteAddress || '')
}

const GROUPS = 8
const NETWORK_GROUPS = 4

/** The /64 network of an IPv6 address, however it is written; an IPv4 address itself, also one written as IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = [], tail] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = tail ? new Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0') : []
  return [...head, ...zeros, ...(tail ?? [])]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Who holds an IPv6 network of 48 bits holds 65,536 of those that count as one address elsewhere. */
export const wideNetworkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address

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
export function deviceNameOf(c: Context<Env>): string {
  const agent = c.req.header('user-agent') ?? ''
  const name = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(agent))?.[1]
  return [name(systems) ?? 'Web', name(programs)].filter(Boolean).join(' · ')
}
