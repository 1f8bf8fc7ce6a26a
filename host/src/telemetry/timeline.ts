import type { Place } from './shown'

const KEPT = 50

/** Which page was seen when, in milliseconds since the document began. */
export function createTimeline(first: Place) {
  const shown: (Place & { at: number })[] = []
  return {
    show(at: number, place: Place): void {
      shown.push({ ...place, at })
      if (shown.length > KEPT) shown.shift()
    },
    /** The page that was seen at a time; the first one before it knows of any. */
    at: (time: number): Place => shown.filter(({ at }) => at <= time).at(-1) ?? first,
  }
}
