import { errorEventTypes, takeBufferedErrors } from './early-errors'
import { errorSourceOf } from './error-source'
import { record } from './record'
import { shownRoute } from './shown'

function count(event: Event): void {
  const blamed = errorSourceOf(event, shownRoute)
  if (blamed) record.error(blamed.owner, blamed.release, blamed.name)
}

/** Counts uncaught errors, including those of the first seconds. Their messages are not stored. */
export function startErrorCounting(): void {
  for (const event of takeBufferedErrors()) count(event)
  for (const type of errorEventTypes) addEventListener(type, count)
}
