import type { Boot, RegistryDocument, SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { local } from '../../storage/device-store'
import type { HeldRegistry } from '../plan'
import { isSignedNatively } from './signature-native'

/** Which serial the document that the device keeps comes before: of a lower one the page's own may be older. */
export const RANK_KEY = 'rank'

/** What a signed text says, where it says anything that this host reads. */
export function documentOf({ text }: SignedText): RegistryDocument | null {
  try {
    const document: RegistryDocument = JSON.parse(text)
    return document.schema === 1 ? document : null
  } catch {
    return null
  }
}

/**
 * The page's own document; where it is not signed by us, or the device keeps one that may be newer, what `newest` says.
 * What stands in the HTML is trusted like the HTML where the browser cannot tell; what the device keeps never is.
 */
export async function initialRegistry(
  { registry, keys }: Pick<Boot, 'registry' | 'keys'>,
  newest: (own: HeldRegistry | null) => Promise<HeldRegistry | null>,
): Promise<HeldRegistry | null> {
  const document = (await isSignedNatively(registry, keys)) === false ? null : documentOf(registry)
  const own: HeldRegistry | null = document && { document, signed: registry, source: 'page' }
  const mayBeOlder = !own || (local.read(RANK_KEY, v.number()) ?? 0) > own.document.serial
  return mayBeOlder ? newest(own).catch(() => own) : own
}
