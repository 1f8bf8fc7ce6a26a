import type { TelemetryEvent } from '@plaza/shared/host'
import { record } from './record'
import { shownRoute } from './shown'

const KEPT = 100
const events: (TelemetryEvent & { at: number })[] = []

/** Keeps an event on the device, the newest hundred. */
export function keep(event: TelemetryEvent): void {
  events.push({ ...event, at: Date.now() })
  if (events.length > KEPT) events.shift()
}

/** What went wrong or was measured in this page's life. Of an error its name is counted for whose page is seen. */
export const telemetry = {
  report(event: TelemetryEvent): void {
    keep(event)
    if (event.kind !== 'error') return
    const { owner, release } = shownRoute()
    record.error(owner, release, event.name)
  },
  events: (): readonly (TelemetryEvent & { at: number })[] => events,
}
