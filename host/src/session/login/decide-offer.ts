import { asToken } from '../../embedding/native/bridge'

/** A token from outside, and whether our own app vouches for it. */
export interface TokenOffer {
  token: string
  /** Our app's bridge supplied it. */
  shellEvidence: boolean
}

type OfferDecision =
  /** It is the current token, or was exchanged for the current session. */
  | 'nothing'
  /** Exchange it, and ask only if it belongs to another user. */
  | 'take'
  /** Ask before sending anything. */
  | 'ask'
  | 'refuse'

interface OfferContext {
  token: string | null
  /** Whether a token (by its mark) was exchanged for the current session, or refused lately. */
  isTraded(token: string): boolean
  isRefused(token: string): boolean
}

/**
 * What to do with an offered token. Only the shell's own is taken silently: a link could log its reader into another
 * account.
 */
export function decideOffer(offer: TokenOffer, context: OfferContext): OfferDecision {
  if (asToken(offer.token) === '' || context.isRefused(offer.token)) return 'refuse'
  if (offer.token === context.token || context.isTraded(offer.token)) return 'nothing'
  return offer.shellEvidence ? 'take' : 'ask'
}
