import { createHash } from 'node:crypto'
import type { RemoteManifest } from '@plaza/shared/remotes'

/** What the build says that a release is made of (`modules.json`). */
export interface BuildContents {
  /** Source files, relative to the package. */
  sources: readonly string[]
  /** What it takes from the host, offers, or carries in its place. */
  shares: readonly string[]
}

/** Lie beside the files of a release: the document that hosts read, and what the registry alone reads. */
export const documents = ['remote.json', 'modules.json', 'provenance.json'] as const

/** A release as it is given to a check: all that lies in its folder. */
export interface ReleaseBundle {
  /** Of the folder, which the document must agree with. */
  name: string
  text: string | null
  /** As it was parsed; the first check says whether it is one. */
  document: RemoteManifest
  contents: unknown
  /** Who built it from which commit, as `provenance.json` says. */
  provenance: unknown
  files: ReadonlyMap<string, Buffer>
  /** Its listed files of a kind that are there, with their text. */
  texts(ending: string): [file: string, text: string][]
  /** Bytes of a file as it is sent. */
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

/** `sizes` has the bytes of each file as it is sent. */
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
