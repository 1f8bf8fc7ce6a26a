import type { PublicKeys, SignedText } from '@plaza/shared/remotes'
import { digestOf } from './digest'
import { isSignedNatively } from './signature-native'

const byHand = () => import('./signature-fallback')

/** For documents from outside the HTML: verifies in every browser. */
export const isSigned = async (signed: SignedText, keys: PublicKeys): Promise<boolean> =>
  (await isSignedNatively(signed, keys)) ?? (await byHand()).isSignedFallback(signed, keys)

export const digestOfText = async (text: string): Promise<string> =>
  (await digestOf(text)) ?? (await byHand()).digestFallback(text)
