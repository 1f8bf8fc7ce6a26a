import type { PublicKeys, Signed } from '@plaza/shared/remotes'
import { digestOf } from './digest'
import { isSigned } from './trust'

const byHand = () => import('./trust-by-hand')

/** For what did not come inside the HTML: told in every browser. */
export const isSurelySigned = async (signed: Signed, keys: PublicKeys): Promise<boolean> =>
  (await isSigned(signed, keys)) ?? (await byHand()).isSignedByHand(signed, keys)

export const digestSurely = async (text: string): Promise<string> =>
  (await digestOf(text)) ?? (await byHand()).digestByHand(text)
