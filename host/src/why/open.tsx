import { hostNow } from '@plaza/shared/host'
import { createRoot } from 'react-dom/client'
import { boot } from '../boot'
import { takeQuestionAway } from './address'
import { ruleOf } from './rule-of'
import { WhySheet } from './sheet'

/** Shows what runs here, and why, above whatever page there is, even where that page never comes. */
export function openWhy(refresh: () => Promise<unknown>): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  takeQuestionAway()
  const leaveHistory = hostNow().openOverlay(close)
  function close() {
    leaveHistory()
    root.unmount()
    place.remove()
  }
  const rule = (remote: string, id: string | null) => ruleOf(remote, id)
  root.render(<WhySheet hostBuild={boot.hostBuild} refresh={refresh} ruleOf={rule} onClose={close} />)
}
