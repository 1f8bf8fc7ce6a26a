import type { DomainConfig } from '@plaza/shared/api'

let domainConfig: DomainConfig | null = null
let origins: readonly string[] = []

/** Takes over the domain configuration and the allowed origins from the page. */
export function startDomains(domains: DomainConfig | null, allowedOrigins: readonly string[] = []): void {
  domainConfig = domains
  origins = allowedOrigins
}

export const allowedOrigins = (): readonly string[] => origins

/** One value of the domain configuration; '' if unknown. */
export const domain = (name: keyof DomainConfig): string => domainConfig?.[name] ?? ''
