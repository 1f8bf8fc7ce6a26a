import { asToken } from '../../embedding/native/bridge'

/** A token that came from outside, and whether our own app says that it is its own. */
export interface TokenOffer {
  token: string
  /** Our app's bridge gave it. */
  shellEvidence: boolean
}

type OfferDecision =
  /** It is what we have already, or what we traded before. */
  | 'nothing'
  /** Trade it, and ask only where it is another person's. */
  | 'take'
  /** Ask before anything is sent. */
  | 'ask'
  | 'refuse'

interface OfferContext {
  token: string | null
  /** Marks of the token that was traded for the present session and of one that was refused lately. */
  isTraded(token: string): boolean
  isRefused(token: string): boolean
}

/** What to do with an offered token. Silent for the shell's own alone: a link could put its reader into another's account. */
export function decideOffer(offer: TokenOffer, context: OfferContext): OfferDecision {
  if (asToken(offer.token) === '' || context.isRefused(offer.token)) return 'refuse'
  if (offer.token === context.token || context.isTraded(offer.token)) return 'nothing'
  return offer.shellEvidence ? 'take' : 'ask'
}
