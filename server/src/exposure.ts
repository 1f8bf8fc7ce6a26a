import { isIP } from 'node:net'

type Variables = Readonly<Record<string, string | undefined>>

/** Settings with simulated services or demo content by default: safe on one machine only, unless set explicitly. */
const standIns = ['PLAZA_SMS', 'PLAZA_WECHAT', 'PLAZA_PAYOUTS', 'PLAZA_DEMO']
/** Without it the `Host` header determines the origin, and anybody can forge one; `request` accepts that explicitly. */
const ORIGIN = 'PLAZA_ORIGIN'

export const isLoopback = (host: string): boolean =>
  /^(.+\.)?localhost$/i.test(host) || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** Why others can reach this server, according to its environment; null on a private machine. */
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

/** Whether others can reach this server, according to its environment. */
export const isExposed = (variables: Variables): boolean => exposureReason(variables) !== null

/** Throws if others can reach this server while simulated services or the origin are not set explicitly. */
export function refuseImplicitDefaults(variables: Variables): void {
  const exposed = exposureReason(variables)
  const unsaid = [...standIns, ORIGIN].filter((name) => !variables[name])
  if (exposed && unsaid.length > 0)
    throw new Error(
      `${exposed}, so others may reach this server: say ${unsaid.join(', ')} (see "Production" in docs/operations.md).`,
    )
}

/**
 * Whether simulated services may answer under this host. A foreign domain that resolves to this machine would let its
 * page read everything here (DNS rebinding); an IP address cannot be redirected.
 */
export function isOwnHost(url: URL, own: readonly (string | undefined)[]): boolean {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(name) > 0 || isLoopback(name)) return true
  return own.some((origin) => origin !== undefined && URL.canParse(origin) && new URL(origin).host === url.host)
}
