import type { OwnBoot } from '../../shared/src/remotes/boot'
import type { PartialManifest } from '../../shared/src/remotes/partial-manifest'
import { CommandError } from '../lib/command-error'

const BOOT = /(<script type="application\/json" id="plaza-boot">)(.*?)(<\/script>)/s
const OWN = /(<script type="application\/json" id="plaza-own">)(.*?)(<\/script>)/s

/** The part of a page's common boot data that the export uses. */
export interface BootData {
  fromSource: boolean
  /** By `<remote>/<release>`. */
  documents: Readonly<Record<string, PartialManifest>>
  configurations: unknown
}

/** The boot data in a page. */
export function bootOf(html: string): BootData {
  const found = BOOT.exec(html)?.[2]
  if (!found) throw new CommandError('The page / is not a page of Plaza.')
  return JSON.parse(found)
}

/** Files of the host's first load, with their hashes. */
export const hostFilesIn = (html: string): [name: string, integrity: string][] =>
  [...html.matchAll(/ (?:src|href)="\/assets\/host\/([^"]+)"[^>]* integrity="([^"]+)"/g)].map(
    ([, name = '', integrity = '']) => [name, integrity],
  )

/** Content of the list of the host's other files (shared/build/host-config.ts). */
export const listedIn = (script: string): [name: string, integrity: string][] =>
  Object.entries(JSON.parse(script.slice(script.indexOf('{'))).plaza_host)

const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/**
 * The page for any address and visitor, with this boot data: without visitor-specific values and without what belongs
 * to the home page (preload links of its remote, its canonical address).
 */
export function withBoot(html: string, boot: object): string {
  const own: OwnBoot = { now: Date.now(), visitor: null, override: null, search: '' }
  return html
    .replace(BOOT, (_, open, __, close) => open + json(boot) + close)
    .replace(OWN, (_, open, __, close) => open + json(own) + close)
    .replace(/<link rel="preload"[^>]* href="(?!\/assets\/)[^>]*>\n?/g, '')
    .replace(/<meta property="og:(url|image)"[^>]*>\n?/g, '')
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) yield* textsIn(inner)
}

/** Pictures in the frame around every page: logos, skin, menu. */
export function mediaIn(html: string, { configurations }: Pick<BootData, 'configurations'>): string[] {
  const linked = [...html.matchAll(/ href="(\/media\/[^"?]+)"/g)].map(([, address = '']) => address)
  const configured = [...textsIn(configurations)].filter((text) => /^\/media\/[\w./-]+$/.test(text))
  return [...new Set([...linked, ...configured])]
}
