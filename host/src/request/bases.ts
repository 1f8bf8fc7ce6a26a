import type { Domain, DomainConfig } from '@plaza/shared/api'

/** Where each domain's base stands in the domain configuration; null: on our own origin at a fixed path. */
const keys: Readonly<Record<Domain, keyof DomainConfig | null>> = {
  api: null,
  platform: null,
  ucenter: 'ucenter_api_domain',
  asc: 'asc_api_domain',
  vms: 'vms_api_domain',
}

/** The domain configuration, known from the page or fetched once. */
export type DomainSource = () => Promise<DomainConfig>

/** Base address of a domain, without a trailing slash. Our own API is `/api`. */
export async function baseOf(domain: Domain, domains: DomainSource): Promise<string> {
  const key = keys[domain]
  return key === null ? `/${domain}` : (await domains())[key].replace(/\/+$/, '')
}

/**
 * Whether a token may be sent to an address: our own origin and those that the build names. Whatever the domain
 * configuration says, a call to any other origin is refused.
 */
export function isTrusted(address: string, trusted: readonly string[], own: string = window.location.origin): boolean {
  try {
    const { origin } = new URL(address, own)
    return origin === own || trusted.includes(origin)
  } catch {
    return false
  }
}
