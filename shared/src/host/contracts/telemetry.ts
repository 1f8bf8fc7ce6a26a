export interface TelemetryEvent {
  kind: 'error' | 'card-skipped' | 'timing' | 'view'
  name: string
  detail?: Record<string, string | number | boolean | null>
}

/** `telemetry` 1.0: any name with any details. Kept for releases that need it. */
export interface Telemetry1_0 {
  report(event: TelemetryEvent): void
}

/** `telemetry` 2.0: only fixed names (`a-z`, `0-9` and `-`, at most 60 characters), because they leave the device. */
export interface Telemetry2_0 {
  /** Reports a failure. The reason stays on the device. */
  failed(name: string, reason?: string): void
  timed(name: string, ms: number): void
  seen(name: string): void
}
