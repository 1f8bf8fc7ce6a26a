import { DAY_MS } from '@plaza/shared/format'
import type { PublicKeys, SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { local } from '../../storage/device-store'
import type { HeldRegistry } from '../registry-choice'
import { documentOf, RANK_KEY } from './initial-registry'
import { outranks } from './outranks'
import { isSigned } from './signature'

export { documentOf } from './initial-registry'

const DAYS_30 = 30 * DAY_MS
const KEY = 'registry'

export const SignedSchema = v.object({ text: v.string(), key: v.string(), signature: v.string() })

/** Stores the newest registry document that this device accepted. */
export function storeRegistry(signed: SignedText): void {
  const { serial = 0, replaces = -1 } = documentOf(signed) ?? {}
  local.write(KEY, signed)
  local.write(RANK_KEY, Math.max(serial, replaces + 1))
}

/** The stored document as it was written; it may be old or unsigned. */
export const storedRegistry = (): SignedText | null => local.read(KEY, SignedSchema)

/** The stored document if it is signed by our key and outranks the page's own; otherwise the page's. */
export async function newestRegistry(own: HeldRegistry | null, keys: PublicKeys): Promise<HeldRegistry | null> {
  const signed: SignedText | null = local.read(KEY, SignedSchema, DAYS_30)
  const document = signed && documentOf(signed)
  if (signed && document && (await isSigned(signed, keys))) {
    return outranks(document, own?.document ?? null) ? { document, signed, source: 'kept' } : own
  }
  local.drop(KEY)
  local.drop(RANK_KEY)
  return own
}
