import type { RegistryDocument, SignedText } from '@plaza/shared/remotes'
import { LRUCache } from 'lru-cache'
import type { CurrentRegistry, Keys } from '../transport/ports/registry'

/** Maximum number of cached slices per registry; pages that link to the same remotes share one. */
const MAX_SLICES = 256

const slices = new WeakMap<RegistryDocument, LRUCache<string, SignedText>>()

/** The signed part of the registry about some remotes; the complete registry if nothing is left out. */
export function registrySlice(
  { document, signed }: CurrentRegistry,
  keys: Pick<Keys, 'sign'>,
  names: ReadonlySet<string>,
): SignedText {
  const all = Object.entries(document.remotes)
  const entries = all.filter(([name]) => names.has(name))
  if (entries.length === all.length) return signed
  const bySlice = slices.get(document) ?? new LRUCache<string, SignedText>({ max: MAX_SLICES })
  slices.set(document, bySlice)
  const key = entries.map(([name]) => name).join()
  const slice =
    bySlice.get(key) ??
    keys.sign(
      JSON.stringify({ ...document, partial: true, remotes: Object.fromEntries(entries) } satisfies RegistryDocument),
    )
  bySlice.set(key, slice)
  return slice
}
