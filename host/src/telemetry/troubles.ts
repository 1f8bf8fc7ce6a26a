import { blame } from './blame'
import { takeTroubles, troubleTypes } from './early'
import { record } from './record'
import { shownPlace } from './shown'

function count(event: Event): void {
  const blamed = blame(event, shownPlace)
  if (blamed) record.error(blamed.owner, blamed.release, blamed.name)
}

/** Counts faults that nobody caught, those of the first seconds too. Nothing of their words is kept. */
export function startTroubles(): void {
  for (const event of takeTroubles()) count(event)
  for (const type of troubleTypes) addEventListener(type, count)
}
