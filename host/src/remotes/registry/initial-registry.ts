import type { Boot, RegistryDocument, ReleasePreview, SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { local } from '../../storage/device-store'
import type { HeldRegistry } from '../registry-choice'
import { isSignedNatively } from './signature-native'

/** Storage key of the stored document's rank, compared with that of the page's own. */
export const RANK_KEY = 'rank'

/** The document in a signed text, if this host can parse it. */
export function documentOf({ text }: SignedText): RegistryDocument | null {
  try {
    const document: RegistryDocument = JSON.parse(text)
    return document.schema === 1 ? document : null
  } catch {
    return null
  }
}

/**
 * The page's own document; if it is not signed by our key or the device may store a newer one, the result of `newest`.
 * If the browser cannot verify signatures, the document in the HTML is trusted like the HTML itself; a stored one never
 * is.
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

/** The preview in the page; null without one, or if it is not signed by our key. */
export async function previewIn({ override, keys }: Pick<Boot, 'override' | 'keys'>): Promise<ReleasePreview | null> {
  const one: object | null = override && JSON.parse(override.text)
  if (!override || !one || !('preview' in one)) return null
  return (await isSignedNatively(override, keys)) === false ? null : (one as ReleasePreview)
}
