import type { Circle } from '@plaza/shared/api'
import { useHost, useKept } from '@plaza/shared/host'

export type RecentCircle = Pick<Circle, 'id' | 'name' | 'image'>

const NAME = 'recent-circles'
const MAX_RECENT = 6

/** Circles that were chosen on this device, the latest first. */
export function useRecentCircles() {
  const { drafts } = useHost()
  const kept = useKept<RecentCircle[]>(NAME) ?? []
  return {
    recent: kept,
    note: ({ id, name, image }: RecentCircle) => {
      const others = (drafts.read<RecentCircle[]>(NAME) ?? []).filter((one) => one.id !== id)
      drafts.keep(NAME, [{ id, name, image }, ...others].slice(0, MAX_RECENT))
    },
  }
}
