import { hashes, verify } from '@noble/ed25519'
import { sha384, sha512 } from '@noble/hashes/sha2.js'
import type { PublicKeys, SignedText } from '@plaza/shared/remotes'
import { digestName } from './digest'
import { bytesOf, utf8 } from './signature-native'

hashes.sha512 = sha512

/** `isSigned` for browsers without Ed25519. */
export function isSignedFallback({ text, key, signature }: SignedText, keys: PublicKeys): boolean {
  try {
    return verify(bytesOf(signature), utf8(text), bytesOf(keys[key] ?? ''))
  } catch {
    return false
  }
}

export const digestFallback = (text: string): string => digestName(sha384(utf8(text)))
