import type { RouteIndex, SignedText } from '@plaza/shared/remotes'
import type { Database } from '../data/database'
import type { CurrentRegistry, RegistryView } from '../transport/ports/registry'
import { readManifests } from './manifests'

const signedIndexes = new WeakMap<CurrentRegistry['document'], SignedText>()

/** The signed routes of every release in the registry; computed once per registry. */
export async function signedRouteIndex(
  deps: { db: Database; registry: RegistryView },
  { document, texts }: Pick<CurrentRegistry, 'document'> & { texts?: ReadonlyMap<string, string> },
): Promise<SignedText> {
  const known = signedIndexes.get(document)
  if (known) return known
  const manifests = await readManifests(deps, document, texts)
  const releases = Object.entries(document.remotes).flatMap(([remote, { releases }]) =>
    Object.entries(releases).flatMap(([release, { digest }]) => {
      const manifest = manifests.get(digest)
      return manifest ? [[`${remote}/${release}`, manifest.document] as const] : []
    }),
  )
  const index: RouteIndex = {
    schema: 1,
    serial: document.serial,
    routes: Object.fromEntries(releases.map(([key, { routes }]) => [key, routes])),
    extensions: Object.fromEntries(
      releases.flatMap(([key, { extensions }]) => (extensions ? [[key, extensions] as const] : [])),
    ),
  }
  const signed = deps.registry.keys.sign(JSON.stringify(index))
  signedIndexes.set(document, signed)
  return signed
}
