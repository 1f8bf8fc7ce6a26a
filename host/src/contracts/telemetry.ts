import type { Telemetry1_0, Telemetry2_0 } from '@plaza/shared/host'
import { record } from '../telemetry/record'
import { keep } from '../telemetry/telemetry'

/** Source of an event: the host, or one release of a remote. */
interface TelemetrySource {
  owner: string
  release: string
}

const NAME = /^[a-z0-9-]{1,60}$/
/** Replaces invalid names in the beacon. */
const UNNAMED = 'unnamed'

/** `telemetry` 2.0 for one source. Events are stored on the device; only the name of a failure leaves it. */
export function telemetryOf({ owner, release }: TelemetrySource): Telemetry2_0 {
  const detail = { owner, release }
  return {
    failed(name, reason = '') {
      keep({ kind: 'error', name, detail: { ...detail, reason: reason.slice(0, 200) } })
      record.error(owner, release, NAME.test(name) ? name : UNNAMED)
    },
    timed: (name, ms) => keep({ kind: 'timing', name, detail: { ...detail, ms } }),
    seen: (name) => keep({ kind: 'view', name, detail }),
  }
}

/** `telemetry` 1.0 on top of 2.0: free texts become the reason, which stays on the device. */
export function telemetry1(newest: Telemetry2_0): Telemetry1_0 {
  return {
    report({ kind, name, detail = {} }) {
      if (kind === 'timing') newest.timed(name, Number(detail.ms ?? 0))
      else if (kind === 'view') newest.seen(name)
      else if (kind === 'error') newest.failed(name, JSON.stringify(detail))
      else newest.failed(kind, JSON.stringify({ name, ...detail }))
    },
  }
}
