import { asToken } from '../embedding/bridge'

const ONE_SHOT = 'plaza.handover'
const MAX_AGE_MS = 30_000

/** A token that came from outside, and whether our own app says that it is its own. */
export interface Offer {
  token: string
  /** Our app's bridge gave it. */
  shellEvidence: boolean
}

export type Decision =
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

/**
 * Takes the token that the page's first script moved out of the address. Used once: the key is deleted by reading.
 * What is not ours, not of this shape, too old or from the future is dropped.
 */
export function takeHandOver(now: number = Date.now()): { token: string; app: string } | null {
  try {
    const raw = window.sessionStorage.getItem(ONE_SHOT)
    window.sessionStorage.removeItem(ONE_SHOT)
    const { token, app, at } = JSON.parse(raw ?? 'null') as { token?: unknown; app?: unknown; at?: unknown }
    const age = now - Number(at)
    if (typeof token !== 'string' || !(age >= 0 && age <= MAX_AGE_MS)) return null
    return { token, app: typeof app === 'string' ? app : 'h5' }
  } catch {
    return null
  }
}
