import { OVERRIDE_QUERY, type Override, type ReleasePreview, type SignedText } from '@plaza/shared/remotes'
import { boot } from '../../boot'
import { storedOverrides } from '../../remotes/registry/stored-overrides'

/** Value of the query `mf` that ends an override. */
const OFF = 'off'

type PersonalRelease = Override | ReleasePreview

/** The newest override or preview of each remote, from signed texts that were verified before. */
export function personalIn(signed: readonly SignedText[]): Readonly<Record<string, PersonalRelease>> {
  const readable = signed.flatMap(({ text }): PersonalRelease[] => {
    try {
      return [JSON.parse(text)]
    } catch {
      return []
    }
  })
  return Object.fromEntries(readable.map((one) => [one.remote, one]))
}

/** The overrides and the preview of this page: its own, and earlier ones of this visit. */
export const personalNow = () => personalIn([...storedOverrides.read(), ...(boot.override ? [boot.override] : [])])

/** Returns to the registry's releases in a new document, because this one already runs the remotes' code. */
export function endOverrides(leave: (address: string) => void): void {
  storedOverrides.drop()
  leave(withoutOverride(location.href))
}

/** Host and port of an overridden remote's origin: `127.0.0.1:9101`. */
export const hostOf = ({ base }: Override): string => new URL(base, location.href).host

/** The address without the override. */
function withoutOverride(href: string): string {
  const url = new URL(href)
  url.searchParams.set(OVERRIDE_QUERY, OFF)
  return url.pathname + url.search + url.hash
}
