import { type CLSMetric, type INPMetric, type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { stage } from '../stage/stage.store'
import { record } from './record'
import { releaseOf, type ShownRoute, shownRoute } from './shown'
import { takeMarks } from './take-marks'
import { createTimeline } from './timeline'

/** Time of the largest layout shift. */
function worstShift({ entries }: CLSMetric): number {
  const [worst] = [...entries].sort((a, b) => b.value - a.value)
  return worst?.startTime ?? 0
}

const slowestInput = ({ entries }: INPMetric): number => entries[0]?.startTime ?? 0

/** Runs after the frame in which the page renders. */
const drawn = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/**
 * Web vitals by owner of the route: loading for the first page of the visit; layout shifts and slow inputs for the page
 * shown at the worst one, once per route; navigations inside the app for their target page.
 */
export function startVitals(): void {
  const { shown } = takeMarks()
  const places = shown.map(({ at, owner, route }) => ({ at, owner, route, release: releaseOf(owner) }))
  const first: ShownRoute = places[0] ?? shownRoute()
  const timeline = createTimeline(first)
  for (const { at, ...place } of places) timeline.show(at, place)

  const note = ({ owner, release, route }: ShownRoute, name: Metric['name'] | 'page', value: number) =>
    record.vital(owner, release, route, name, value)
  const noted = new Set<string>()
  const noteOnce = (place: ShownRoute, { name, value }: Metric) => {
    const key = `${name} ${place.owner}/${place.route}`
    if (!noted.has(key)) note(place, name, value)
    noted.add(key)
  }

  const ofFirst = (metric: Metric) => {
    if (metric.navigationType !== 'back-forward-cache') noteOnce(first, metric)
  }
  onTTFB(ofFirst)
  onFCP(ofFirst)
  onLCP(ofFirst)
  onINP((metric) => noteOnce(timeline.at(slowestInput(metric)), metric))
  onCLS((metric) => noteOnce(timeline.at(worstShift(metric)), metric))

  stage.subscribe((now, before) => {
    if (now.shown === before.shown) return
    const { askedAt } = takeMarks()
    const place = shownRoute()
    timeline.show(performance.now(), place)
    if (askedAt !== null) drawn(() => note(place, 'page', performance.now() - askedAt))
  })
}
