import { publicOriginOf } from './origins'
import type { Variables } from './provider-accounts'

/** A CDN that is told what to drop. */
export interface Cdn {
  /** Address that takes a POST with `Surrogate-Key` and `{ "tags": […] }`. */
  purgeUrl: string
  /** Header that authorizes it. */
  header: Readonly<Record<string, string>>
}

const HEADER = /^([\w-]+):\s*(\S.*)$/

export function cdnOf(variables: Variables): Cdn | undefined {
  const { PLAZA_CDN_PURGE_URL: purgeUrl, PLAZA_CDN_PURGE_HEADER: given } = variables
  if (!purgeUrl) return undefined
  if (publicOriginOf(variables) === undefined)
    throw new Error('PLAZA_CDN_PURGE_URL needs PLAZA_ORIGIN: otherwise kept pages link to the Host of some request.')
  const read = URL.canParse(purgeUrl) ? new URL(purgeUrl) : undefined
  if (read?.protocol !== 'https:' && read?.protocol !== 'http:')
    throw new Error('PLAZA_CDN_PURGE_URL must be an http or https address.')
  if (!given) return { purgeUrl, header: {} }
  const [, name = '', value = ''] = HEADER.exec(given) ?? []
  if (!name) throw new Error('PLAZA_CDN_PURGE_HEADER must be a header, as `Fastly-Key: …`.')
  return { purgeUrl, header: { [name]: value } }
}
