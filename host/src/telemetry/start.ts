import { sawSerial } from '../request/registry-serial'
import { type BeaconParts, startBeacon } from './beacon'
import { startTroubles } from './troubles'
import { startVitals } from './vitals'

/** Begins to measure and to report, once the first page stands. */
export function startTelemetry(parts: Pick<BeaconParts, 'host' | 'shell'>): void {
  startTroubles()
  startVitals()
  startBeacon({ ...parts, onSerial: (serial) => sawSerial(String(serial)) })
}
