import { MOST_STEPS, type TrailStep } from '@plaza/shared/remotes'
import { shownPage, stage } from '../stage/stage.store'

type Step = Omit<TrailStep, 'ago'> & { at: number }

let steps: Step[] = []

/** Notes what happened in the page, for the report of an error that follows: names that we defined, nothing else. */
export function noteStep(what: Step['what'], name = '', code?: number): void {
  steps = [...steps.slice(1 - MOST_STEPS), { at: Date.now(), what, name, ...(code !== undefined && { code }) }]
}

/** The last steps before a time. */
export const trailBefore = (at: number): TrailStep[] =>
  steps.map(({ at: then, ...step }) => ({ ...step, ago: Math.max(0, Math.round((at - then) / 1000)) }))

/** Notes each route that is shown, from the first one on. */
export function noteRoutes(): void {
  stage.subscribe((now, before) => {
    if (now.shown !== before.shown) noteStep('route', shownPage(now)?.match.route.id)
  })
}
