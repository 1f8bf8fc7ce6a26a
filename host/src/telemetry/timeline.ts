import type { ShownRoute } from './shown'

const KEPT = 50

/** Which page was shown when, in milliseconds since the document began. */
export function createTimeline(first: ShownRoute) {
  const shown: (ShownRoute & { at: number })[] = []
  return {
    show(at: number, place: ShownRoute): void {
      shown.push({ ...place, at })
      if (shown.length > KEPT) shown.shift()
    },
    /** The page shown at a time; the first page before that. */
    at: (time: number): ShownRoute => shown.filter(({ at }) => at <= time).at(-1) ?? first,
  }
}
