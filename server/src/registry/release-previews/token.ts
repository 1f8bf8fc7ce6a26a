import { isSame, type Secret } from '../../secret'

const USE = 'release-preview'
const TOKEN = /^([\w-]{8})\.([\w-]{43})$/

/** The token of a preview link: its id, and our signature of the id. */
export const previewToken = (secret: Secret, id: string): string => `${id}.${secret.sign(USE, id)}`

/** The id in a token that was signed here; null for anything else. */
export function previewIdOf(secret: Secret, token: string): string | null {
  const [, id, sign] = TOKEN.exec(token) ?? []
  return id && sign && isSame(sign, secret.sign(USE, id)) ? id : null
}
