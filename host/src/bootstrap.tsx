import type { AnyEndpoint } from '@plaza/shared/api'
import { connectHost, type HostApi } from '@plaza/shared/host'
import { QueryClientProvider } from '@plaza/shared/query'
import { createRoot } from 'react-dom/client'
import { boot } from './boot'
import { whenIdle } from './browser/idle'
import { sleep } from './browser/sleep'
import { carried } from './embedding/carried-query'
import { shell } from './embedding/shell'
import { guardedHome } from './footer/home-redirect'
import { createHostApi } from './host-api'
import { hostPages, plannedPage } from './pages'
import { startPlayer } from './player'
import { loadRemoteModule } from './remotes/loading/federation'
import { queryClient } from './request/query-client'
import { fillCache } from './routing/inlined'
import { createRouting } from './routing/routing'
import { scrollToward, startScroll } from './routing/scroll'
import { running } from './running.store'
import { loginAddress } from './session/login-address'
import { Layout } from './shell/layout'
import { overlay, showError, toast } from './shell/overlay.store'
import { startDomains } from './site/domains'
import { onClearCache, startSettings } from './site/settings'
import { site, startSite } from './site/site'
import { stage } from './stage/stage.store'
import { holdTroubles } from './telemetry/early'
import { telemetry } from './telemetry/telemetry'
import { asksWhy } from './why/asks'

/** Milliseconds after the first page, when the network is free again. */
const WARM_AFTER_MS = 3000
/** The frame of the app does not wait longer for the first page's code. */
const FRAME_MS = 250

/** Puts the parts of the host together and shows the page of the address. */
export async function start(): Promise<void> {
  holdTroubles()
  const { multiple } = carried.start(location.search)
  startSettings(multiple)
  startSite(boot.configurations)
  startDomains(boot.domains, boot.allowedOrigins)
  onClearCache(() => queryClient.clear())

  const { routes, pages, remotes, router, paths, needsLogin } = createRouting({
    host: () => host,
    load: (release, query) => loadRemoteModule(release, query, boot.hostFiles !== null),
    hostPages,
    plannedPage,
    session: () => session.getState(),
    sessionReady: () => session.ready(),
    home: () => guardedHome({ ...homeParts(), activityDomain: boot.domains.asc_h5_domain }),
    loginAddress: (address) => loginAddress(address, shell.inApp),
    inApp: () => shell.inApp,
    carried: ({ pathname, search, hash }) => carried.href(pathname + search + hash),
  })
  const ask = (endpoint: AnyEndpoint, input: object) => send(endpoint, input as never, { quiet: true })
  const prefetch = async (address: string) => {
    const { createPrefetch } = await import('./routing/prefetch')
    createPrefetch({ routes, pages, client: queryClient, ask })(address)
  }
  const { host, session, send, intents } = createHostApi({
    get paths() {
      return paths()
    },
    navigate: router.navigate,
    canGoBack: router.canGoBack,
    needsLogin,
    back: router.back,
    openOverlay: router.openOverlay,
    returnTo: router.returnTo,
    onDone(top) {
      router.closeOverlays()
      void queryClient.invalidateQueries()
      scrollToward(top)
    },
    prefetch: (address) => void prefetch(address).catch(() => {}),
  })
  fillCache(queryClient, boot.answers, session.token() !== null)
  connectHost(host)
  stage.subscribe((now, before) => now.pages !== before.pages && intents.shown())
  const refresh = async () => (await remotes.recovery()).refresh({ urgent: true })

  startScroll(() => stage.getState().shown)
  startPlayer({
    toast,
    askNext: async (...asked) => (await import('./next-audio')).nextAudio(send, ...asked),
  })
  whenHeard(host.player, async () => {
    const { noteListening } = await import('./listening')
    noteListening(
      { player: host.player, session, request: (...call) => send(call[0], call[1], { quiet: true }) },
      queryClient,
    )
  })
  // The pages must have heard of it first: what a guest's page no longer asks would begin a login.
  session.onTokenChange(() => setTimeout(() => void queryClient.invalidateQueries()))
  session.start()
  if (asksWhy(location.search)) {
    void import('./why/open').then(({ openWhy }) => openWhy(refresh))
  }
  const first = remotes.begin().then(() => {
    publish(host, refresh)
    if (matchMedia('(pointer: fine)').matches) {
      const row = routes.match(location.pathname)?.route.row ?? null
      void import('./embedding/leave-for-desktop').then(({ leaveForDesktop }) => leaveForDesktop(row))
    }
    return router.start()
  })
  await Promise.race([first, asked(), sleep(FRAME_MS)])
  draw(<Layout pages={pages} />)
  await Promise.race([first, asked()])
  whenIdle(
    () =>
      void import('./telemetry/start')
        .then(({ startTelemetry }) => startTelemetry({ host: boot.hostBuild, shell }))
        .catch(() => {}),
  )
  const file = boot.wechatSdk
  if (file && shell.kind === 'wechat') {
    const { report } = telemetry
    whenIdle(
      () =>
        void import('./embedding/wechat/start').then(({ startWechatShare }) =>
          startWechatShare({ file, request: send, session, toast, report }),
        ),
    )
  }
  setTimeout(() => void import('./shell/warm').then(({ warm }) => warm(pages, routes)), WARM_AFTER_MS)
}

/** A question must be seen before the first page is: its answer may decide which page that is. */
const asked = () =>
  new Promise<void>((resolve) => {
    const stop = overlay.subscribe(({ confirm }) => {
      if (!confirm) return
      stop()
      resolve()
    })
  })

/** Does it once there is an audio; again with the next change where its code could not be fetched. */
function whenHeard(player: HostApi['player'], act: () => Promise<void>): void {
  let acting = false
  const stop = player.subscribe(() => {
    if (acting || !player.getState().current) return
    acting = true
    act().then(stop, () => {
      acting = false
    })
  })
}

function draw(layout: React.ReactNode): void {
  const root = document.getElementById('plaza')
  if (root) createRoot(root).render(<QueryClientProvider client={queryClient}>{layout}</QueryClientProvider>)
}

const homeParts = () => {
  const { config, menu } = site.getState()
  return { category: config.category, menu }
}

/** What stands on the window: the error overlay's hook (product spec, section 2) and, for people who ask, what runs here. */
function publish(host: HostApi, refresh: () => Promise<boolean>): void {
  Object.assign(window, {
    plazaShowError: showError,
    __PLAZA__: {
      ...boot,
      shell: shell.kind,
      events: telemetry.events,
      host,
      running: running.getState,
      refresh,
    },
  })
}
