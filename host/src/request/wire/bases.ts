import type { Domain, DomainConfig } from '@plaza/shared/api'

/** Key of each domain in the domain configuration; null: a fixed path on our own origin. */
const keys: Readonly<Record<Domain, keyof DomainConfig | null>> = {
  api: null,
  platform: null,
  ucenter: 'ucenter_api_domain',
  asc: 'asc_api_domain',
  vms: 'vms_api_domain',
}

/** The domain configuration, from the page or fetched once. */
export type DomainSource = () => Promise<DomainConfig>

/** Base URL of a domain, without a trailing slash. Our own API is `/api`. */
export async function baseOf(domain: Domain, domains: DomainSource): Promise<string> {
  const key = keys[domain]
  return key === null ? `/${domain}` : (await domains())[key].replace(/\/+$/, '')
}

/**
 * Whether a token may be sent to an address: only our own origin and those configured at build time. Calls to any other
 * origin are refused, whatever the domain configuration says.
 */
export function isTrusted(address: string, trusted: readonly string[], own: string = window.location.origin): boolean {
  try {
    const { origin } = new URL(address, own)
    return origin === own || trusted.includes(origin)
  } catch {
    return false
  }
}
