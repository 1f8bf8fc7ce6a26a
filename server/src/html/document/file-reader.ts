import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Environment } from '../../environment'
import { HOST_BASE } from '../../registry/host-build'
import { matchesIntegrity } from '../../rendering/scripts'
import type { ReleaseFiles } from '../../transport/ports/release-files'

const FETCH_MS = 3_000
/** Maximum size of a file from another server; our largest server file has a tenth of it. */
const MAX_BYTES = 8_000_000
const RELEASES = '/remotes/'
/** Number of cached style files, which every rendered page inlines. */
const MAX_STYLES = 500
const MAX_STYLE_CHARACTERS = 16_000_000

/** A script or a style, with its `sha384-…` if known. */
export interface LinkedFile {
  address: string
  integrity?: string | undefined
}

/** An inlined style sheet. */
export interface InlinedStyle {
  /** File name, by which the bundler's runtime knows that the style is present. */
  file: string
  css: string
  /** Our hashed class names in it. */
  classes: ReadonlySet<string>
}

/** Class names as builds generate them (`localIdentName`, shared/build/base-config.ts). */
const CLASS = /(?<![\w-])[a-z]_[\w-]{6}(?![\w-])/g

/** Our hashed class names in a style sheet or in HTML. */
export const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(CLASS))

/** Fetches a file of a release on another server. Throws if it is missing, too large or late. */
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
 * Reads files of the host and of releases by their URL. They are immutable, except for files of a development server.
 */
export function createFileReader(
  {
    hostDir,
    releasesDir,
    rootDir,
    devServers,
  }: Pick<Environment, 'hostDir' | 'releasesDir' | 'rootDir' | 'devServers'>,
  fetchRelease: ReleaseFiles['fetch'] = async () => false,
) {
  const cache = new LRUCache<string, InlinedStyle>({
    max: MAX_STYLES,
    maxSize: MAX_STYLE_CHARACTERS,
    sizeCalculation: ({ css }) => css.length + 1,
  })

  async function readReleased(address: string): Promise<string> {
    const path = join(releasesDir, address)
    const [remote = '', release = ''] = address.slice(RELEASES.length).split('/')
    return readFile(path, 'utf8').catch(async (error: unknown) => {
      if (await fetchRelease(remote, release)) return readFile(path, 'utf8')
      throw error
    })
  }

  async function read(address: string): Promise<string> {
    if (address.startsWith(HOST_BASE)) return readFile(join(hostDir, basename(address)), 'utf8')
    if (address.startsWith(RELEASES)) return readReleased(address)
    const developed = Object.keys(devServers).find((name) => address.startsWith(devServers[name] ?? ''))
    if (developed) return readFile(join(rootDir, `remote-${developed}`, '.dev', basename(address)), 'utf8')
    return fetchText(address)
  }

  async function style({ address, integrity }: LinkedFile): Promise<InlinedStyle[]> {
    const cached = cache.get(address)
    if (cached) return [cached]
    try {
      const css = await read(address)
      if (!matchesIntegrity(css, integrity)) return []
      const made = { file: basename(address), css, classes: classesIn(css) }
      cache.set(address, made)
      return [made]
    } catch {
      return []
    }
  }

  return {
    read,
    /**
     * Styles to inline: those that could be read and match their hash. The others, and those of development servers,
     * are linked.
     */
    async styles(files: readonly LinkedFile[]): Promise<InlinedStyle[]> {
      if (Object.keys(devServers).length > 0) return []
      return (await Promise.all(files.map(style))).flat()
    },
  }
}
