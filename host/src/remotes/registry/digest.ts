import { utf8 } from './signature-native'

export const digestName = (sum: Uint8Array) => `sha384-${btoa(String.fromCharCode(...sum))}`

/** `sha384-…` of a text; null if this browser cannot compute it (plain http). */
export async function digestOf(text: string): Promise<string | null> {
  const { subtle } = crypto
  return subtle ? digestName(new Uint8Array(await subtle.digest('SHA-384', utf8(text)))) : null
}
