import type { AnyEndpoint } from '@plaza/shared/api'
import { contracts, type HostApi } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { boot } from './boot'
import { createCalls } from './calls'
import { telemetryOf } from './contracts/telemetry'
import { carriedQuery } from './embedding/carried-query'
import { shell } from './embedding/native/shell'
import { subscriptions } from './events/subscriptions'
import { extensions } from './extensions/extensions.store'
import { onReselect } from './footer/reselect'
import { createLazyOutbox } from './outbox/lazy-outbox'
import { player } from './player'
import { queryClient } from './request/query-client'
import type { Routing } from './routing/routing'
import { scrollToward } from './routing/scroll'
import type { SessionHolder } from './session/holder'
import { confirm, toast, viewImages } from './shell/overlay.store'
import { settings } from './site/settings'
import { site } from './site/site'
import { stage } from './stage/stage.store'
import { drafts } from './storage/drafts'

/** Counted for the release that brings the part. */
const partFailed: HostApi['slots']['failed'] = (owner, release, reason) =>
  telemetryOf({ owner, release }).failed('part-failed', reason)

/** If the home page belongs to a remote that is off, the root finds another page. */
const homeAddress = () => to(isLive('@home') ? '@home' : 'root')

function createNavigation(router: Routing['router']) {
  const navigate: HostApi['navigate'] = (address, { replace = false } = {}) =>
    router.navigate(carriedQuery.href(address), replace)
  return {
    navigate,
    back() {
      if (!router.back()) navigate(homeAddress(), { replace: true })
    },
    canGoBack: router.canGoBack,
    returnTo: (address: string) => router.returnTo(carriedQuery.href(address)),
    onDone(top: number) {
      router.closeOverlays()
      void queryClient.invalidateQueries()
      scrollToward(top)
    },
  }
}

/** Creates the host's interface from its modules. */
export function createHostApi({ routes, pages, remotes, router, needsLogin }: Routing, holder: SessionHolder) {
  const navigation = createNavigation(router)
  const { navigate, back } = navigation
  const calls = createCalls({ ...navigation, holder, needsLogin })
  const { session, effects, send } = calls

  const share: HostApi['ui']['share'] = (request) => {
    const page = stage.getState().shown
    void import('./embedding/share/sharing').then(({ createSharing }) =>
      createSharing({ request: send, session, toast })(request, page),
    )
  }
  const prefetch = async (address: string) => {
    const { createPrefetch } = await import('./routing/prefetch')
    const ask = (endpoint: AnyEndpoint, input: object) => send(endpoint, input as never, { quiet: true })
    createPrefetch({ routes, pages, client: queryClient, ask })(address)
  }
  const outbox = createLazyOutbox({ plain: send, session, effects, client: queryClient, toast, navigate })
  const host: HostApi = {
    contracts,
    get paths() {
      return routes.paths()
    },
    player,
    session: session.offered,
    request: send,
    upload: (file, options) =>
      import('./request/upload').then(({ createUpload }) =>
        createUpload({ request: send, session, effects })(file, options),
      ),
    navigate,
    back,
    openOverlay: router.openOverlay,
    openExternal: (address, options) =>
      void import('./embedding/leaving/open-external').then(({ createOpenExternal }) =>
        createOpenExternal({ allowed: boot.allowedOrigins, navigate, confirm, toast })(address, options),
      ),
    prefetch: (address) => void prefetch(address).catch(() => {}),
    href: carriedQuery.href,
    onReselect,
    shell,
    site,
    settings,
    now: Date.now,
    ...(boot.rendered && { renderedAt: boot.rendered.now }),
    deployment: { host: boot.hostBuild, releases: Object.keys(boot.documents), smsInbox: boot.smsInbox },
    ui: { toast, confirm, viewImages, share },
    drafts,
    events: { listen: subscriptions.subscribe },
    outbox: outbox.offered,
    slots: { ...extensions, load: remotes.part, failed: partFailed },
    telemetry: telemetryOf({ owner: 'host', release: boot.hostBuild }),
  }

  return { ...calls, host, warmOutbox: outbox.warm }
}
