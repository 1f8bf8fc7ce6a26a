import { hostNow } from '@plaza/shared/host'
import { createRoot } from 'react-dom/client'
import { boot } from '../boot'
import { removeDiagnosticsQuery } from './address'
import { showToDevtools } from './devtools'
import { ruleOf } from './rule-of'
import { DiagnosticsSheet } from './sheet'

/** Opens the diagnostics sheet above any page, even one that never loads. */
export function openDiagnostics(refresh: () => Promise<unknown>): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  removeDiagnosticsQuery()
  showToDevtools(boot.hostBuild)
  const leaveHistory = hostNow().openOverlay(close)
  function close() {
    leaveHistory()
    root.unmount()
    place.remove()
  }
  const rule = (remote: string, id: string | null) => ruleOf(remote, id)
  root.render(<DiagnosticsSheet hostBuild={boot.hostBuild} refresh={refresh} ruleOf={rule} onClose={close} />)
}
