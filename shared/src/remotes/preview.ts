import type { RegistryDocument, RegistryRelease } from './registry'

/** A published release that one visitor gets for a limited time, whatever the rules say; signed with the registry's key. */
export interface ReleasePreview {
  /** Id of the link that led to it. */
  preview: string
  remote: string
  release: string
  entry: RegistryRelease
  /** Milliseconds since the epoch. */
  expires: number
}

/** Id of the rule that a preview adds; rules of the registry have ids of their own. */
export const PREVIEW_RULE = 'preview'

/** The registry with the previewed release ahead of every rule of its remote, until the preview expires. */
export function withPreview(document: RegistryDocument, preview: ReleasePreview | null, now: number): RegistryDocument {
  if (!preview || now >= preview.expires) return document
  const { remote, release, entry, expires } = preview
  const own = document.remotes[remote] ?? { releases: {}, rules: [] }
  const { revoked = [], ...others } = own
  return {
    ...document,
    remotes: {
      ...document.remotes,
      [remote]: {
        ...others,
        releases: { ...own.releases, [release]: entry },
        rules: [{ id: PREVIEW_RULE, release, until: expires }, ...own.rules],
        revoked: revoked.filter((id) => id !== release),
      },
    },
  }
}
