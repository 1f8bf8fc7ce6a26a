import { createHash } from 'node:crypto'
import type { RemoteManifest } from '@plaza/shared/remotes'

/** Content of `modules.json`: the modules in a build. */
export interface BuildContents {
  /** Source files, relative to the package. */
  sources: readonly string[]
  /** Modules that the build shares: consumed from the host, provided, or bundled as fallbacks. */
  shares: readonly string[]
}

/** Documents next to the files of a release: the one that hosts read, those for the registry, and one for tools. */
export const documents = ['remote.json', 'modules.json', 'provenance.json', 'mf-manifest.json'] as const

/** Input of the checks: everything in a release's folder. */
export interface ReleaseBundle {
  /** Name of the folder; the document must match it. */
  name: string
  text: string | null
  /** As parsed; the first check validates it. */
  document: RemoteManifest
  contents: unknown
  /** Content of `provenance.json`: who built it from which commit. */
  provenance: unknown
  files: ReadonlyMap<string, Buffer>
  /** Its listed and existing files with this ending, and their text. */
  texts(ending: string): [file: string, text: string][]
  /** Bytes of a file as sent. */
  size(file: string): number
}

export const sha384 = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

function parseJson(content: Buffer | undefined): unknown {
  try {
    return content === undefined ? null : JSON.parse(content.toString())
  } catch {
    return null
  }
}

/** `sizes` has the bytes of each file as sent. */
export function releaseBundle(
  name: string,
  files: ReadonlyMap<string, Buffer>,
  sizes: ReadonlyMap<string, number>,
): ReleaseBundle {
  const document = parseJson(files.get('remote.json')) as RemoteManifest
  return {
    name,
    text: files.get('remote.json')?.toString() ?? null,
    document,
    contents: parseJson(files.get('modules.json')),
    provenance: parseJson(files.get('provenance.json')),
    files,
    texts: (ending) =>
      Object.keys(document.files).flatMap((file) => {
        const content = file.endsWith(ending) ? files.get(file) : undefined
        return content ? [[file, content.toString()] as [string, string]] : []
      }),
    size: (file) => sizes.get(file) ?? 0,
  }
}
