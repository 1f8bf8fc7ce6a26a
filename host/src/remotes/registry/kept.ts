import type { PublicKeys, RegistryDocument, Signed } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { local } from '../../storage/kept'
import type { Held } from '../plan'
import { outranks } from './outranks'
import { isSigned } from './trust'

const DAYS_30 = 30 * 86_400_000
const KEY = 'registry'

export const SignedSchema = v.object({ text: v.string(), key: v.string(), signature: v.string() })

/** The newest registry document that this device took. */
export const keepRegistry = (signed: Signed): unknown => local.write(KEY, signed)

/** What a signed text says, where it says anything that this host reads. */
export function documentOf({ text }: Signed): RegistryDocument | null {
  try {
    const document: RegistryDocument = JSON.parse(text)
    return document.schema === 1 && Number.isInteger(document.serial) ? document : null
  } catch {
    return null
  }
}

interface First {
  registry: Signed
  keys: PublicKeys
}

/**
 * The document to begin with: the page's own, or a newer one that the device keeps. What stands in the HTML is trusted
 * like the HTML where the browser cannot tell; what the device keeps never is.
 */
export async function firstHeld({ registry, keys }: First, refused: () => void): Promise<Held | null> {
  const isTrue = (await isSigned(registry, keys)) ?? true
  if (!isTrue) refused()
  const document = isTrue ? documentOf(registry) : null
  const signed = local.read(KEY, SignedSchema, DAYS_30)
  const kept = signed && documentOf(signed)
  if (kept && outranks(kept, document)) {
    const isOurs = (await isSigned(signed, keys)) ?? (await provenByHand(signed, keys))
    if (isOurs) return { document: kept, signed, source: 'kept' }
    local.drop(KEY)
  }
  return document && { document, signed: registry, source: 'page' }
}

const provenByHand = (signed: Signed, keys: PublicKeys) =>
  import('../care/trust-by-hand').then(
    ({ isSignedByHand }) => isSignedByHand(signed, keys),
    () => false,
  )
