import { connectHost, hostNow } from '@plaza/shared/host'
import { boot } from './boot'
import { carriedQuery } from './embedding/carried-query'
import { shell } from './embedding/native/shell'
import { guardedHome, menuPages } from './footer/home-redirect'
import { createHostApi } from './host-api'
import { hostPages, plannedPage } from './pages'
import { loadRemoteModule } from './remotes/loading/federation'
import { forgetAnswers } from './request/query-client'
import { createRouting } from './routing/routing'
import { createSessionHolder } from './session/holder'
import { loginAddress } from './session/login/login-address'
import { closeAll } from './shell/overlay.store'
import { site } from './site/site'
import { forgetUser, stage } from './stage/stage.store'

const homeNow = () => {
  const { config, menu } = site.getState()
  return guardedHome({
    category: config.category,
    menu,
    activityDomain: boot.domains.asc_h5_domain,
    pages: menuPages(),
  })
}

/**
 * Creates the host's modules in the order of their dependencies: session holder, routing and remotes, then session,
 * calls and interface.
 */
export function createApp() {
  const holder = createSessionHolder()
  const routing = createRouting({
    // A remote is set up after the host is connected below.
    host: hostNow,
    load: (release, query) => loadRemoteModule(release, query, !boot.fromSource),
    hostPages,
    plannedPage,
    session: holder.store.getState,
    sessionReady: holder.ready,
    onSessionChange: holder.store.subscribe,
    home: homeNow,
    loginAddress: (address) => loginAddress(address, shell.inApp),
    inApp: () => shell.inApp,
    carried: ({ pathname, search, hash }) => carriedQuery.href(pathname + search + hash),
  })
  const hostApi = createHostApi(routing, holder)
  connectHost(hostApi.host)
  holder.onUserLeft(() => {
    forgetAnswers()
    closeAll()
    forgetUser()
  })
  stage.subscribe((now, before) => now.pages !== before.pages && hostApi.intents.pageShown())
  return {
    ...routing,
    ...hostApi,
    /** Fetches the registry now; resolves to true if another document was accepted. */
    refresh: async () => (await routing.remotes.recovery()).refresh({ urgent: true }),
  }
}

export type App = ReturnType<typeof createApp>
