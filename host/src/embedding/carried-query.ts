import * as v from 'valibot'
import { visit } from '../storage/device-store'

const MIN_MULTIPLE = 0.8
const MAX_MULTIPLE = 2
const SHORT = /^[\w.-]{1,20}$/

/** Product spec, section 2: parameters carried across navigation. Missing ones are not added to addresses. */
interface CarriedQuery {
  /** Source of the visit; `h5` by default, `pc` marks the PC variant. */
  app?: string
  /** Text size of a shell: a name or a number, carried unchanged. */
  size?: string
  multiple?: number
}

const CarriedQuerySchema = v.object({
  app: v.optional(v.string()),
  size: v.optional(v.pipe(v.string(), v.regex(SHORT))),
  multiple: v.optional(v.number()),
})

/** Parses and validates the carried values of an address: an invalid one counts as missing. */
export function carriedFrom(search: string): CarriedQuery {
  const query = new URLSearchParams(search)
  const app = query.get('app')
  const size = query.get('size')
  const multiple = Number.parseFloat(query.get('multiple') ?? '')
  return {
    ...(app && /^[\w-]{1,20}$/.test(app) ? { app } : {}),
    ...(size && SHORT.test(size) ? { size } : {}),
    ...(Number.isFinite(multiple) ? { multiple: Math.min(MAX_MULTIPLE, Math.max(MIN_MULTIPLE, multiple)) } : {}),
  }
}

let current: CarriedQuery = {}

/** The values of this visit. `Authorization` is carried in the session, never in an address of ours. */
export const carriedQuery = {
  /** Takes the values of the first address; missing ones keep the values of earlier pages in the visit. */
  start(search: string): CarriedQuery {
    current = { ...visit.read('carried', CarriedQuerySchema), ...carriedFrom(search) } as CarriedQuery
    if (Object.keys(current).length > 0) visit.write('carried', current)
    return current
  },
  get: (): CarriedQuery => current,
  app: (): string => current.app ?? 'h5',
  /** An address of ours with the carried query; its own parameters take precedence. */
  href(address: string): string {
    const url = new URL(address, window.location.origin)
    for (const [name, value] of Object.entries(current)) {
      if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
    }
    return url.pathname + url.search + url.hash
  },
}

/**
 * For sister origins opened inside the shell only. Off by default: the literal carrying of a token in addresses
 * (product spec, section 2) would leak it into histories and shared links.
 */
export function withToken(address: string, token: string | null, carryTokenInUrl = false): string {
  if (!carryTokenInUrl || token === null) return address
  const url = new URL(address)
  url.searchParams.set('Authorization', token)
  return url.href
}
