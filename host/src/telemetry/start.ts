import { noteSerial } from '../request/registry-serial'
import { type BeaconDeps, startBeacon } from './beacon'
import { startErrorCounting } from './error-counting'
import { startVitals } from './vitals'

/** Begins to measure and to report, once the first page stands. */
export function startTelemetry(parts: Pick<BeaconDeps, 'host' | 'shell'>): void {
  startErrorCounting()
  startVitals()
  startBeacon({ ...parts, onSerial: (serial) => noteSerial(String(serial)) })
}
