import type { TelemetryEvent } from '@plaza/shared/host'
import { record } from './record'
import { shownRoute } from './shown'

const KEPT = 100
const events: (TelemetryEvent & { at: number })[] = []

/** Stores an event on the device; the newest hundred are kept. */
export function keep(event: TelemetryEvent): void {
  events.push({ ...event, at: Date.now() })
  if (events.length > KEPT) events.shift()
}

/** Events and measurements of this page. An error is counted by name for the current page's owner. */
export const telemetry = {
  report(event: TelemetryEvent): void {
    keep(event)
    if (event.kind !== 'error') return
    const { owner, release } = shownRoute()
    record.error(owner, release, event.name)
  },
  events: (): readonly (TelemetryEvent & { at: number })[] => events,
}
