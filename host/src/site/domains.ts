import type { DomainConfig } from '@plaza/shared/api'

let known: DomainConfig | null = null

/** Takes over the domain configuration that the page brought. */
export function startDomains(domains: DomainConfig | null): void {
  known = domains
}

/** One domain of the configuration; empty where it is not known. */
export const domain = (name: keyof DomainConfig): string => known?.[name] ?? ''
