import { asToken } from '../embedding/bridge'

/** A token that came from outside, and whether our own app says that it is its own. */
export interface Offer {
  token: string
  /** Our app's bridge gave it. */
  shellEvidence: boolean
}

type Decision =
  /** It is what we have already, or what we traded before. */
  | 'nothing'
  /** Trade it, and ask only where it is another person's. */
  | 'take'
  /** Ask before anything is sent. */
  | 'ask'
  | 'refuse'

export interface Known {
  token: string | null
  /** Marks of the token that was traded for the present session and of one that was refused lately. */
  isTraded(token: string): boolean
  isRefused(token: string): boolean
}

/** What to do with an offered token. Silent for the shell's own alone: a link could put its reader into another's account. */
export function decideOffer(offer: Offer, known: Known): Decision {
  if (asToken(offer.token) === '' || known.isRefused(offer.token)) return 'refuse'
  if (offer.token === known.token || known.isTraded(offer.token)) return 'nothing'
  return offer.shellEvidence ? 'take' : 'ask'
}
