import type { Root } from 'react-dom/client'
import type { RemoteModule } from '../../remotes/define-remote'
import type { RouteTable } from '../../routes'
import type { Answers } from '../../testing/answers'
import { t } from '../alone.text'
import { aloneHost, applySettings } from '../host/alone-host'
import { choicesOf } from '../host/choices'
import { describeArgs, tellDesk } from '../host/messages'
import { Stage } from './stage'

interface AlonePage {
  remote: RemoteModule
  routes: RouteTable
  answers: Answers
  root: Root
}

const here = () => window.location.pathname + window.location.search + window.location.hash

/** The window's address, changed by the host's `navigate` and by the browser's buttons. */
function createWindowAddressStore() {
  const listeners = new Set<() => void>()
  const moved = () => {
    tellDesk({ address: here() })
    for (const listener of listeners) listener()
  }
  window.addEventListener('popstate', moved)
  return {
    address: here,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    move: (address: string, { replace = false }: { replace?: boolean } = {}) => {
      window.history[replace ? 'replaceState' : 'pushState'](null, '', address)
      window.scrollTo(0, 0)
      moved()
    },
  }
}

/** Renders the page of the window's address, connected to a host without a server. */
export function startPage({ remote, routes, answers, root }: AlonePage): void {
  const addressStore = createWindowAddressStore()
  const tell = (what: string, given: readonly unknown[]) =>
    tellDesk({ address: here(), asked: { what, args: describeArgs(given) } })
  const host = aloneHost({
    choices: choicesOf(window.name),
    answers,
    routes,
    delayMs: 200,
    log: tell,
    navigate: addressStore.move,
    back: () => window.history.back(),
  })
  remote.setup(host)
  const settle = () => applySettings(host.settings.getState())
  settle()
  host.settings.subscribe(settle)
  tellDesk({ address: here() })
  root.render(
    <Stage
      remote={remote}
      routes={routes}
      addressStore={addressStore}
      onError={(error) => tell(t.threw(), [String(error)])}
    />,
  )
}
