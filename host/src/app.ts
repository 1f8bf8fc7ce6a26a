import type { AnyEndpoint } from '@plaza/shared/api'
import { connectHost } from '@plaza/shared/host'
import { boot } from './boot'
import { carriedQuery } from './embedding/carried-query'
import { shell } from './embedding/native/shell'
import { guardedHome } from './footer/home-redirect'
import { createHostApi } from './host-api'
import { hostPages, plannedPage } from './pages'
import { loadRemoteModule } from './remotes/loading/federation'
import { queryClient } from './request/query-client'
import { createRouting } from './routing/routing'
import { scrollToward } from './routing/scroll'
import { loginAddress } from './session/login/login-address'
import { site } from './site/site'
import { stage } from './stage/stage.store'

const homeNow = () => {
  const { config, menu } = site.getState()
  return guardedHome({ category: config.category, menu, activityDomain: boot.domains.asc_h5_domain })
}

/** The parts that ask each other: addresses and remotes, the host's interface, session and calls. */
export function createApp() {
  const routing = createRouting({
    host: () => made.host,
    load: (release, query) => loadRemoteModule(release, query, !boot.fromSource),
    hostPages,
    plannedPage,
    session: () => made.session.getState(),
    sessionReady: () => made.session.ready(),
    home: homeNow,
    loginAddress: (address) => loginAddress(address, shell.inApp),
    inApp: () => shell.inApp,
    carried: ({ pathname, search, hash }) => carriedQuery.href(pathname + search + hash),
  })
  const { routes, pages, remotes, router, paths, needsLogin } = routing
  const ask = (endpoint: AnyEndpoint, input: object) => made.send(endpoint, input as never, { quiet: true })
  const prefetch = async (address: string) => {
    const { createPrefetch } = await import('./routing/prefetch')
    createPrefetch({ routes, pages, client: queryClient, ask })(address)
  }
  const made = createHostApi({
    ...router,
    get paths() {
      return paths()
    },
    needsLogin,
    onDone(top) {
      router.closeOverlays()
      void queryClient.invalidateQueries()
      scrollToward(top)
    },
    prefetch: (address) => void prefetch(address).catch(() => {}),
  })
  connectHost(made.host)
  stage.subscribe((now, before) => now.pages !== before.pages && made.intents.pageShown())
  return {
    ...routing,
    ...made,
    /** Asks the registry now; true where another document was taken. */
    refresh: async () => (await remotes.recovery()).refresh({ urgent: true }),
  }
}

export type App = ReturnType<typeof createApp>
