import { errorEventTypes, takeBufferedErrors } from './early-errors'
import { errorSourceOf } from './error-source'
import { notePageError } from './page-errors'
import { record } from './record'
import { shownRoute } from './shown'

function count(event: Event): void {
  const blamed = errorSourceOf(event, shownRoute)
  if (!blamed) return
  const { owner, release, name } = blamed
  record.error(owner, release, name)
  if (name !== 'uncaught') return
  const isRejection = event.type === 'unhandledrejection'
  const error = isRejection ? (event as PromiseRejectionEvent).reason : (event as ErrorEvent).error
  notePageError({ kind: isRejection ? 'rejection' : 'uncaught', error, owner, release, route: shownRoute().route })
}

/** Counts and reports uncaught errors, including those of the first seconds. */
export function startErrorCounting(): void {
  for (const event of takeBufferedErrors()) count(event)
  for (const type of errorEventTypes) addEventListener(type, count)
}
