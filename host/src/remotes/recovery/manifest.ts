import type { RemoteManifest } from '@plaza/shared/remotes'
import type { Release } from '../release'

/** Everything in a `remote.json` that is needed to run the release. */
export function parseManifest(text: string): Pick<Release, 'text' | 'document' | 'files'> {
  const document: RemoteManifest = JSON.parse(text)
  const files = Object.entries(document.files).map(([file, { integrity }]) => [file, integrity])
  return { text, document, files: Object.fromEntries(files) }
}
