import '../ui/base/base.css'
import answers from 'alone-answers'
import remote from 'alone-remote'
import { createRoot } from 'react-dom/client'
import { addRouteTables } from '../testing/route-tables'
import { Desk } from './desk/desk'
import type { DeskState } from './desk/desk-state'
import { readChoices } from './host/choices'
import { startPage } from './page/start-page'
import { sampleRoutes } from './samples/routes'

const { name, routes, others } = ALONE
addRouteTables(others)

/** The desk keeps its state in its own address. */
function deskState(): DeskState {
  const query = Object.fromEntries(new URLSearchParams(window.location.search))
  const address = query.address ?? sampleRoutes(routes)[0]?.address ?? '/not-found'
  return { ...readChoices(query), address, width: query.width === 'full' ? 'full' : 'phone' }
}

const save = (state: DeskState) => {
  document.documentElement.lang = state.language
  window.history.replaceState(null, '', `/?${new URLSearchParams({ ...state })}`)
}

const root = createRoot(document.body.appendChild(document.createElement('div')))
if (window.location.pathname === '/') {
  const start = deskState()
  document.title = `${name} · Plaza`
  document.documentElement.lang = start.language
  document.documentElement.dataset.theme = 'light'
  root.render(<Desk name={name} routes={routes} start={start} save={save} />)
} else startPage({ remote, routes, answers, root })
