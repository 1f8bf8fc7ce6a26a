import { errorEventTypes, takeBufferedErrors } from './early-errors'
import { errorSourceOf } from './error-source'
import { record } from './record'
import { shownRoute } from './shown'

function count(event: Event): void {
  const blamed = errorSourceOf(event, shownRoute)
  if (blamed) record.error(blamed.owner, blamed.release, blamed.name)
}

/** Counts faults that nobody caught, those of the first seconds too. Nothing of their words is kept. */
export function startErrorCounting(): void {
  for (const event of takeBufferedErrors()) count(event)
  for (const type of errorEventTypes) addEventListener(type, count)
}
