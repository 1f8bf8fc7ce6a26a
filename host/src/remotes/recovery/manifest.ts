import type { RemoteManifest } from '@plaza/shared/remotes'
import type { Release } from '../release'

/** All that a `remote.json` says of how its release is run. */
export function parseManifest(text: string): Pick<Release, 'text' | 'document' | 'files'> {
  const document: RemoteManifest = JSON.parse(text)
  const files = Object.entries(document.files).map(([file, { integrity }]) => [file, integrity])
  return { text, document, files: Object.fromEntries(files) }
}
