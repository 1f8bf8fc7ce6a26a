import { expect, it } from 'vitest'
import { decideOffer } from './decide-offer'

const token = 'offered-token-aaaaaaaaaaaaaa'
const context = { token: null as string | null, isTraded: () => false, isRefused: () => false }

it.each([
  ['our own app vouches for it', true, {}, 'take'],
  ['a link brought it', false, {}, 'ask'],
  ['it is the one that is here', true, { token }, 'nothing'],
  ['it was exchanged for the one that is here', true, { isTraded: () => true }, 'nothing'],
  ['another one is here', false, { token: 'own-token-bbbbbbbbbbbbbbbbbb' }, 'ask'],
  ['the server has just refused it', true, { isRefused: (): boolean => true }, 'refuse'],
  ['it was refused, though it is here', true, { token, isRefused: (): boolean => true }, 'refuse'],
])('where %s', (_, shellEvidence, more, decision) =>
  expect(decideOffer({ token, shellEvidence }, { ...context, ...more })).toBe(decision),
)

it.each(['', 'short', 'with blanks in it, and long enough'])('refuses what is no token: %j', (text) =>
  expect(decideOffer({ token: text, shellEvidence: true }, context)).toBe('refuse'),
)
