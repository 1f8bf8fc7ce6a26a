import { isIP } from 'node:net'

type Variables = Readonly<Record<string, string | undefined>>

/** What stands in for outside services, or makes content up: fit for one machine and for nothing else unless someone says so. */
const standIns = ['PLAZA_SMS', 'PLAZA_WECHAT', 'PLAZA_DEMO']
/** Without it the `Host` of a request names the origin, and anybody can make one up; `request` says that this is meant. */
const ORIGIN = 'PLAZA_ORIGIN'

export const isLoopback = (host: string): boolean =>
  /^(.+\.)?localhost$/i.test(host) || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** Why others can reach this server, as far as the environment shows it; null on one's own machine. */
function exposureReason({
  HOST = '127.0.0.1',
  DATABASE_URL,
  PLAZA_ORIGIN,
  PLAZA_TRUST_PROXY,
}: Variables): string | null {
  if (!isLoopback(HOST)) return `HOST is ${HOST}`
  if (DATABASE_URL) return 'DATABASE_URL is set'
  if (PLAZA_TRUST_PROXY === '1') return 'PLAZA_TRUST_PROXY is 1'
  return PLAZA_ORIGIN?.startsWith('https:') ? `PLAZA_ORIGIN is ${PLAZA_ORIGIN}` : null
}

/** Whether others can reach this server, as far as the environment shows it. */
export const isExposed = (variables: Variables): boolean => exposureReason(variables) !== null

/** Refuses to be reached by others with stand-ins that nobody asked for, or without an origin of its own. */
export function refuseImplicitDefaults(variables: Variables): void {
  const exposed = exposureReason(variables)
  const unsaid = [...standIns, ORIGIN].filter((name) => !variables[name])
  if (exposed && unsaid.length > 0)
    throw new Error(
      `${exposed}, so others may reach this server: say ${unsaid.join(', ')} (see "Production" in docs/operations.md).`,
    )
}

/**
 * Whether a request's host is one by which a stand-in may be asked. A foreign name that is pointed at this machine would
 * let its page read everything here (DNS rebinding); a number cannot be pointed elsewhere.
 */
export function isOwnHost(url: URL, own: readonly (string | undefined)[]): boolean {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(name) > 0 || isLoopback(name)) return true
  return own.some((origin) => origin !== undefined && URL.canParse(origin) && new URL(origin).host === url.host)
}
