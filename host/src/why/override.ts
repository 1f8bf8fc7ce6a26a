import { OVERRIDE_QUERY, type Override, type Signed } from '@plaza/shared/remotes'

/** Value of the query `mf` that ends an override. */
const OFF = 'off'

/** What a signed override says; null where it says nothing that can be read. */
export function overrideOf(signed: Signed | null): Override | null {
  try {
    return signed && JSON.parse(signed.text)
  } catch {
    return null
  }
}

/** Host and port of the place that a remote comes from: `127.0.0.1:9101`. */
export const placeOf = ({ base }: Override): string => new URL(base, location.href).host

/** The address without the override. */
export function withoutOverride(href: string): string {
  const url = new URL(href)
  url.searchParams.set(OVERRIDE_QUERY, OFF)
  return url.pathname + url.search + url.hash
}
