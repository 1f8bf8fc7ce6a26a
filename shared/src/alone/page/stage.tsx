import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { matchRoutes, PageRouter } from '@plaza/shared/router'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useHost, useSession } from '../../host'
import type { RemoteModule } from '../../remotes/define-remote'
import type { RouteRow, RouteTable } from '../../routes'
import { t } from '../alone.text'
import { sampleRoutes } from '../samples/routes'
import { LoadedPage } from './loaded-page'
import classes from './page.module.css'
import { PageBoundary } from './page-boundary'
import { PlayerBar } from './player-bar'

/** The current address, and a subscription to its changes. */
interface AddressStore {
  address: () => string
  subscribe: (listener: () => void) => () => void
}

export interface StageProps {
  remote: RemoteModule
  routes: RouteTable
  addressStore: AddressStore
  onError: (error: unknown) => void
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })

/** Only the page of the address; everything around it that belongs to the host is missing. */
export function Stage({ remote, routes, addressStore: place, onError }: StageProps) {
  const host = useHost()
  const address = useSyncExternalStore(place.subscribe, place.address)
  const person = useSession(({ user }) => user?.id ?? 'guest')
  const [client] = useState(newClient)
  const { pathname, search, hash } = new URL(address, 'http://alone.invalid')
  const match = matchRoutes(sampleRoutes(routes), pathname)?.at(-1)
  const id = match?.route.id ?? ''
  const row = routes[id]
  const load = remote.pages[id]
  return (
    <QueryClientProvider client={client}>
      <PageRouter location={{ key: address, pathname, search, hash }} params={match?.params ?? {}}>
        {row && load ? (
          <LoginGuard row={row} isGuest={person === 'guest'}>
            <div className={classes.page} data-accent={row.accent}>
              <PageBoundary key={address} onError={onError}>
                <LoadedPage load={load} />
              </PageBoundary>
            </div>
          </LoginGuard>
        ) : (
          <Notice text={t.elsewhere(address)} label={t.back()} onTap={() => host.back()} />
        )}
        <PlayerBar />
      </PageRouter>
    </QueryClientProvider>
  )
}

/** A guest logs in before a page that requires it, as in the host. */
function LoginGuard({ row, isGuest, children }: { row: RouteRow; isGuest: boolean; children: ReactNode }) {
  const host = useHost()
  if (!isGuest || !(row.requiresAuth || row.ownPage)) return children
  return <Notice text={t.guarded()} label={t.logIn()} onTap={() => host.session.logIn()} />
}

function Notice({ text, label, onTap }: { text: string; label: string; onTap: () => void }) {
  return (
    <div className={classes.notice}>
      <p>{text}</p>
      <button type="button" onClick={onTap}>
        {label}
      </button>
    </div>
  )
}
