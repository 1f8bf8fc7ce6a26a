import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Environment } from '../../environment'
import { HOST_BASE } from '../../registry/host-build'
import { matchesIntegrity } from '../../rendering/scripts'

const FETCH_MS = 3_000
/** Of a file from elsewhere; the largest server file of ours has a tenth of it. */
const MAX_BYTES = 8_000_000
const RELEASES = '/remotes/'
/** Of styles, which stand in every page that is rendered. */
const MAX_STYLES = 500

/** A script or a style, with its `sha384-…` where it is known. */
export interface LinkedFile {
  address: string
  integrity?: string | undefined
}

/** A style sheet that stands in a document. */
export interface InlinedStyle {
  /** Its name, by which the bundler's runtime knows that it is there. */
  file: string
  css: string
  /** Names of our classes in it. */
  classes: ReadonlySet<string>
}

/** As builds name them (`localIdentName`, shared/build/base-config.ts). */
const CLASS = /(?<![\w-])[a-z]_[\w-]{6}(?![\w-])/g

/** Names of our classes in a style sheet, or in HTML. */
export const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(CLASS))

/** A file of a release that is served from elsewhere. Throws where it is not there, too large, or late. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS), redirect: 'error' })
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new Error(`${address} has over ${MAX_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/**
 * Reads files of the host and of releases by their addresses, from where they lie. They never change, but for what a
 * development server writes for us.
 */
export function createFileReader({
  hostDir,
  releasesDir,
  rootDir,
  devServers,
}: Pick<Environment, 'hostDir' | 'releasesDir' | 'rootDir' | 'devServers'>) {
  const kept = new Map<string, InlinedStyle>()

  async function read(address: string): Promise<string> {
    if (address.startsWith(HOST_BASE)) return readFile(join(hostDir, basename(address)), 'utf8')
    if (address.startsWith(RELEASES)) return readFile(join(releasesDir, address), 'utf8')
    const developed = Object.keys(devServers).find((name) => address.startsWith(devServers[name] ?? ''))
    if (developed) return readFile(join(rootDir, `remote-${developed}`, '.dev', basename(address)), 'utf8')
    return fetchText(address)
  }

  async function style({ address, integrity }: LinkedFile): Promise<InlinedStyle[]> {
    const found = kept.get(address)
    if (found) return [found]
    try {
      const css = await read(address)
      if (!matchesIntegrity(css, integrity)) return []
      const made = { file: basename(address), css, classes: classesIn(css) }
      if (kept.size >= MAX_STYLES) kept.clear()
      kept.set(address, made)
      return [made]
    } catch {
      return []
    }
  }

  return {
    read,
    /**
     * Those that could be read and are what their hash says; the others, and all of development servers, whose content
     * changes, are linked.
     */
    async styles(files: readonly LinkedFile[]): Promise<InlinedStyle[]> {
      if (Object.keys(devServers).length > 0) return []
      return (await Promise.all(files.map(style))).flat()
    },
  }
}
