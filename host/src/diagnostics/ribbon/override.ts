import { OVERRIDE_QUERY, type Override, type SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { boot } from '../../boot'
import { visit } from '../../storage/device-store'

/** Value of the query `mf` that ends an override. */
const OFF = 'off'
/** Where the overrides of this visit are kept. */
const KEPT = 'overrides'
const Kept = v.array(v.object({ text: v.string(), key: v.string(), signature: v.string() }))

/** What signed overrides say, by remote, the newest of each. They were checked before any was followed. */
export function overridesIn(signed: readonly SignedText[]): Readonly<Record<string, Override>> {
  const readable = signed.flatMap(({ text }): Override[] => {
    try {
      return [JSON.parse(text)]
    } catch {
      return []
    }
  })
  return Object.fromEntries(readable.map((override) => [override.remote, override]))
}

/** The overrides that this page follows: the one that it brought, and those before it in this visit. */
export const overridesNow = () =>
  overridesIn([...(visit.read(KEPT, Kept) ?? []), ...(boot.override ? [boot.override] : [])])

/** Goes back to what the registry says, in another document: the code of the remotes is in this one already. */
export function endOverrides(leave: (address: string) => void): void {
  visit.drop(KEPT)
  leave(withoutOverride(location.href))
}

/** Host and port of the place that a remote comes from: `127.0.0.1:9101`. */
export const hostOf = ({ base }: Override): string => new URL(base, location.href).host

/** The address without the override. */
function withoutOverride(href: string): string {
  const url = new URL(href)
  url.searchParams.set(OVERRIDE_QUERY, OFF)
  return url.pathname + url.search + url.hash
}
