import type { RawCard } from '../api'
import { hostNow } from '../host'

const reported = new Set<string>()

/** Reports a skipped card once per page and card. */
export function reportSkipped(page: string, { id, type }: RawCard, reason: 'unknown' | 'broken' | 'threw'): void {
  const key = `${page}/${id}/${reason}`
  if (reported.has(key)) return
  reported.add(key)
  hostNow().telemetry.failed('card-skipped', `${type} ${reason} (${page}/${id})`)
}
