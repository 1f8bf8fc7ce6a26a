import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { matchRoutes, Seat } from '@plaza/shared/router'
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { RemoteModule } from '../../remotes/define-remote'
import type { RouteTable } from '../../routes'
import { t } from '../alone.text'
import { sampleRoutes } from '../samples/routes'
import classes from './page.module.css'
import { PageBoundary } from './page-boundary'
import { PlayerBar } from './player-bar'

/** Where the person is, and how to hear that this changes. */
export interface Place {
  address: () => string
  subscribe: (listener: () => void) => () => void
}

export interface StageProps {
  remote: RemoteModule
  routes: RouteTable
  place: Place
  back: () => void
  onError: (error: unknown) => void
}

/** Each page's code is asked for once. */
function pagesOf({ pages }: RemoteModule) {
  const known = new Map<string, ComponentType>()
  return (id: string) => {
    const load = pages[id]
    if (!known.has(id) && load) known.set(id, lazy(load as () => Promise<{ default: ComponentType }>))
    return known.get(id)
  }
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })

/** The page of the address alone, with nothing of the host around it but what it asks of it. */
export function Stage({ remote, routes, place, back, onError }: StageProps) {
  const address = useSyncExternalStore(place.subscribe, place.address)
  const [client] = useState(newClient)
  const [pageOf] = useState(() => pagesOf(remote))
  const { pathname, search, hash } = new URL(address, 'http://alone.invalid')
  const match = matchRoutes(sampleRoutes(routes), pathname)?.at(-1)
  const Page = match && pageOf(match.route.id)
  return (
    <QueryClientProvider client={client}>
      <Seat location={{ key: address, pathname, search, hash }} params={match?.params ?? {}}>
        {Page ? (
          <div className={classes.page} data-accent={routes[match.route.id]?.accent}>
            <PageBoundary key={address} onError={onError}>
              <Suspense>
                <Page />
              </Suspense>
            </PageBoundary>
          </div>
        ) : (
          <div className={classes.elsewhere}>
            <p>{t.elsewhere(address)}</p>
            <button type="button" onClick={back}>
              {t.back()}
            </button>
          </div>
        )}
        <PlayerBar />
      </Seat>
    </QueryClientProvider>
  )
}
