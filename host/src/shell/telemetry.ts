import type { TelemetryEvent } from '@plaza/shared/host'

const KEPT = 100
const events: (TelemetryEvent & { at: number })[] = []

/** What went wrong or was measured in this page's life, the newest hundred; no token and no query is in it. */
export const telemetry = {
  report(event: TelemetryEvent): void {
    events.push({ ...event, at: Date.now() })
    if (events.length > KEPT) events.shift()
  },
  events: (): readonly (TelemetryEvent & { at: number })[] => events,
}
