import { createRoot } from 'react-dom/client'
import { boot } from '../boot'
import { standInHistory } from './address'
import { ruleOf } from './rule-of'
import { WhySheet, type WhySheetProps } from './sheet'

type WhyParts = Partial<Pick<WhySheetProps, 'refresh' | 'ruleOf'>>

/** Shows what runs here, and why, above whatever page there is, even where that page never comes. */
export function openWhy({ refresh, ruleOf: ask = ruleOf }: WhyParts = {}): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const leave = standInHistory(() => {
    root.unmount()
    place.remove()
  })
  root.render(<WhySheet hostBuild={boot.hostBuild} refresh={refresh} ruleOf={ask} onClose={leave} />)
}
