import '../ui/tokens.css'
import answers from 'alone-answers'
import remote from 'alone-remote'
import { createRoot } from 'react-dom/client'
import { Desk } from './desk/desk'
import type { DeskState } from './desk/desk-state'
import { readChoices } from './host/choices'
import { startPage } from './page/start-page'
import { sampleRoutes } from './samples/routes'

const { name, routes } = ALONE

/** The desk's state stands in its own address. */
function deskState(): DeskState {
  const said = Object.fromEntries(new URLSearchParams(window.location.search))
  const address = said.address ?? sampleRoutes(routes)[0]?.address ?? '/not-found'
  return { ...readChoices(said), address, width: said.width === 'full' ? 'full' : 'phone' }
}

const keep = (state: DeskState) => {
  document.documentElement.lang = state.language
  window.history.replaceState(null, '', `/?${new URLSearchParams({ ...state })}`)
}

const root = createRoot(document.body.appendChild(document.createElement('div')))
if (window.location.pathname === '/') {
  const start = deskState()
  document.title = `${name} · Plaza`
  document.documentElement.lang = start.language
  document.documentElement.dataset.theme = 'light'
  root.render(<Desk name={name} routes={routes} start={start} keep={keep} />)
} else startPage({ remote, routes, answers, root })
