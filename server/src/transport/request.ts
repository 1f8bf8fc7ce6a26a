import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { clientAddress } from './client/address'

/** A sent guest answer that may be served to the next guest while it is fresh. */
export interface CacheableAnswer {
  body: Buffer
  /** Creation time in ms since the epoch. */
  at: number
  /** Whether nothing in it has changed since. */
  isCurrent?: (() => boolean) | undefined
  /** Counts a reuse for another guest, by the guest's network. */
  onReuse?: ((ip: string) => void) | undefined
}

/** Hono environment of the app. */
export interface Env {
  /** `cacheable`: set to the answer if other guests may get it. */
  Bindings: { incoming?: IncomingMessage; cacheable?: CacheableAnswer }
  /** `code`: the code in the envelope that was sent; `endpoint`: the id of the endpoint that answers. */
  Variables: { requestId: string; code?: number; endpoint?: string }
}

/** The client's address (`clientAddress`) of a request. */
export const clientAddressOf = (c: Context<Env>, trustsProxy: boolean): string =>
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

/** A short device name for the user's list of logins. */
export function deviceNameOf(c: Context<Env>): string {
  const agent = c.req.header('user-agent') ?? ''
  const name = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(agent))?.[1]
  return [name(systems) ?? 'Web', name(programs)].filter(Boolean).join(' · ')
}
