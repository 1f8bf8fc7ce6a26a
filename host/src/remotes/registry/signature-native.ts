import type { PublicKeys, SignedText } from '@plaza/shared/remotes'

export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
export const utf8 = (text: string) => new TextEncoder().encode(text)

/** Whether one of the keys signed the text; null if this browser cannot verify it (plain http, old web views). */
export async function isSignedNatively(
  { text, key, signature }: SignedText,
  keys: PublicKeys,
): Promise<boolean | null> {
  if (!keys[key]) return false
  const { subtle } = crypto
  const known = await subtle?.importKey('raw', bytesOf(keys[key]), 'Ed25519', false, ['verify']).catch(() => null)
  if (!known) return null
  try {
    return await subtle.verify('Ed25519', known, bytesOf(signature), utf8(text))
  } catch {
    return false
  }
}
