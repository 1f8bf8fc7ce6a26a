import type { Programme } from '@plaza/shared/api'
import { onAir } from '../../../programmes/programmes.model'

/**
 * The programme that began between two moments of a chat: the one on the air at the later moment, unless the earlier
 * one is in it too. No earlier moment: the chat begins here.
 */
export function begunBetween(
  programmes: readonly Programme[],
  earlier: string | undefined,
  later: number,
): Programme | null {
  const programme = onAir(programmes, later)
  if (!programme) return null
  return earlier === undefined || Date.parse(earlier) < Date.parse(programme.starts_at) ? programme : null
}
