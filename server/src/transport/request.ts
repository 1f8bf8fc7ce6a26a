import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { clientAddress } from './client/address'

/** An answer to a guest, as it was sent: good for the next one who asks the same, until it is no longer new. */
export interface CacheableAnswer {
  body: Buffer
  /** When it was made, in ms since the epoch. */
  at: number
  /** Whether nothing that it says has changed since. */
  isCurrent?: (() => boolean) | undefined
  /** Counts that another guest got it, by the guest's network. */
  onReuse?: ((ip: string) => void) | undefined
}

/** What rides on a request inside the app. */
export interface Env {
  /** `cacheable`: what was sent to a guest, for the next one. */
  Bindings: { incoming?: IncomingMessage; cacheable?: CacheableAnswer }
  /** `code`: of the envelope that was sent. */
  Variables: { requestId: string; code?: number }
}

/** The client's address, as `clientAddress` reads it from a request. */
export const addressOf = (c: Context<Env>, trustsProxy: boolean): string =>
  clientAddress(c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress, trustsProxy)

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
