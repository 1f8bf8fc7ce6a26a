import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Environment } from '../environment'
import { HOST_BASE } from '../registry/host-build'

const FETCH_MS = 3_000
const RELEASES = '/remotes/'
/** Of styles, which stand in every page that is rendered. */
const MOST_KEPT = 500

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

/**
 * Reads files of the host and of releases by their addresses, from where they lie. They never change, but for what a
 * development server writes for us.
 */
export function createFileTexts({
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
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS), redirect: 'error' })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  }

  async function style(address: string): Promise<InlinedStyle[]> {
    const found = kept.get(address)
    if (found) return [found]
    try {
      const css = await read(address)
      const made = { file: basename(address), css, classes: classesIn(css) }
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(address, made)
      return [made]
    } catch {
      return []
    }
  }

  return {
    read,
    /** Those that could be read; the others, and all of development servers, whose content changes, are linked. */
    async styles(addresses: readonly string[]): Promise<InlinedStyle[]> {
      if (Object.keys(devServers).length > 0) return []
      return (await Promise.all(addresses.map(style))).flat()
    },
  }
}
