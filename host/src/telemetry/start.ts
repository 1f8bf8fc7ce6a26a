import { noteSerial } from '../request/registry-serial'
import { type BeaconDeps, startBeacon } from './beacon'
import { startErrorCounting } from './error-counting'
import { startErrorReports } from './reports/start'
import { startVitals } from './vitals'

/** Starts measuring and reporting, after the first page. */
export function startTelemetry(parts: Pick<BeaconDeps, 'host' | 'shell'>): void {
  startErrorReports(parts)
  startErrorCounting()
  startVitals()
  startBeacon({ ...parts, onSerial: (serial) => noteSerial(String(serial)) })
}
