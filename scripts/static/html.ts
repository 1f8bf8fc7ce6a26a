import type { BriefDocument } from '../../shared/src/remotes/brief'
import { Sentence } from '../lib/sentence'

const BOOT = /(<script type="application\/json" id="plaza-boot">)(.*?)(<\/script>)/s

/** What the server puts into a page, as far as it matters here. */
export interface PageBoot {
  hostFiles: Record<string, string> | null
  /** By `<remote>/<release>`. */
  documents: Readonly<Record<string, BriefDocument>>
  configurations: unknown
}

/** What the server put into a page. */
export function bootOf(html: string): PageBoot {
  const found = BOOT.exec(html)?.[2]
  if (!found) throw new Sentence('The page / is not a page of Plaza.')
  return JSON.parse(found)
}

const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/**
 * The page for any address and anybody: with this boot data, and without what is true of the home page alone (preload
 * links of its remote, the address that it says of itself).
 */
export function withBoot(html: string, boot: object): string {
  return html
    .replace(BOOT, (_, open, __, close) => open + json(boot) + close)
    .replace(/<link rel="preload"[^>]* href="(?!\/assets\/)[^>]*>\n?/g, '')
    .replace(/<meta property="og:(url|image)"[^>]*>\n?/g, '')
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) yield* textsIn(inner)
}

/** Pictures of the frame around every page: logos, skin, menu. */
export function mediaIn(html: string, { configurations }: Pick<PageBoot, 'configurations'>): string[] {
  const linked = [...html.matchAll(/ href="(\/media\/[^"?]+)"/g)].map(([, address = '']) => address)
  const configured = [...textsIn(configurations)].filter((text) => /^\/media\/[\w./-]+$/.test(text))
  return [...new Set([...linked, ...configured])]
}
