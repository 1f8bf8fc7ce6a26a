import type { AnyEndpoint } from '@plaza/shared/api'
import { connectHost, type HostApi } from '@plaza/shared/host'
import { QueryClientProvider } from '@plaza/shared/query'
import { hostRoutes, pathsOf, setPaths, to } from '@plaza/shared/routes'
import { createRoot } from 'react-dom/client'
import { boot } from './boot'
import { carried } from './embedding/carried-query'
import { shell } from './embedding/shell'
import { guardedHome } from './footer/home-redirect'
import { createHostApi } from './host-api'
import { noteListening } from './listening'
import { hostPages, plannedPage } from './pages'
import { startPlayer } from './player'
import { loadRemoteModule } from './remotes/federation'
import { createLoader } from './remotes/loader'
import { fillCache } from './routing/inlined'
import { liveRoutes } from './routing/live-routes'
import { createNavigator } from './routing/navigator'
import { createPages } from './routing/pages'
import { createResolver } from './routing/resolve'
import { keepScroll, startScroll } from './routing/scroll'
import { setPending, show, stage } from './routing/stage.store'
import { loginAddress } from './session/login-address'
import { Layout } from './shell/layout'
import { overlay, showError, toast } from './shell/overlay.store'
import { queryClient } from './shell/query-client'
import { startDomains } from './site/domains'
import { onClearCache, startSettings } from './site/settings'
import { site, startSite } from './site/site'
import { holdTroubles } from './telemetry/early'
import { telemetry } from './telemetry/telemetry'
import { asksWhy } from './why/asks'

/** Milliseconds after the first page, when the network is free again. */
const WARM_AFTER_MS = 3000

/** Puts the parts of the host together and shows the page of the address. */
export function start(): void {
  holdTroubles()
  const paths = pathsOf([hostRoutes, ...boot.selection.remotes.map(({ routes }) => routes)])
  setPaths(paths)
  const { multiple } = carried.start(location.search)
  startSettings(multiple)
  startSite(boot.configurations)
  startDomains(boot.domains, boot.allowedOrigins)
  fillCache(queryClient, boot.answers)
  onClearCache(() => queryClient.clear())

  const routes = liveRoutes(boot.selection.remotes)
  if (matchMedia('(pointer: fine)').matches) {
    const row = routes.match(location.pathname)?.route.row ?? null
    void import('./embedding/leave-for-desktop').then(({ leaveForDesktop }) => leaveForDesktop(row))
  }
  const { host, session, send, askNext } = createHostApi({
    paths,
    navigate: (address, replace) => router.navigate(address, replace),
    canGoBack: () => router.canGoBack(),
    prefetch: (address) => void prefetch(address).catch(() => {}),
  })
  connectHost(host)
  const loader = createLoader(boot.selection.remotes, {
    load: loadRemoteModule,
    host,
    report: (name, detail) => telemetry.report({ kind: 'error', name, detail }),
  })
  const pages = createPages(hostPages, plannedPage, loader)
  const ask = (endpoint: AnyEndpoint, input: object) => send(endpoint, input as never, { quiet: true })
  const prefetch = async (address: string) => {
    const { createPrefetch } = await import('./routing/prefetch')
    createPrefetch({ routes, pages, client: queryClient, ask })(address)
  }
  const router = createNavigator({
    resolve: createResolver({
      routes,
      session: session.getState,
      sessionReady: session.ready,
      home: () => guardedHome({ ...homeParts(), activityDomain: boot.domains.asc_h5_domain }),
      loginAddress: (address) =>
        shell.inApp ? to('initialize-login', {}, { redirect: address }) : loginAddress(address),
      carried: ({ pathname, search, hash }) => carried.href(pathname + search + hash),
    }),
    prepare: (match) => (pages.peek(match) ? undefined : pages.load(match).then(() => {})),
    commit: (place, match, how) => {
      keepScroll(stage.getState().shown)
      show(place, match, how)
    },
    onPending: setPending,
  })

  startScroll(() => stage.getState().shown)
  startPlayer({ askNext, toast })
  noteListening(
    { player: host.player, session, request: (endpoint, input) => send(endpoint, input, { quiet: true }) },
    queryClient,
  )
  session.onTokenChange(() => void queryClient.invalidateQueries())
  session.start()
  publish(host)
  if (asksWhy(location.search)) void import('./why/open').then(({ openWhy }) => openWhy())
  void Promise.race([router.start(), asked()]).then(() => {
    draw(<Layout pages={pages} />)
    idle(
      () =>
        void import('./telemetry/start')
          .then(({ startTelemetry }) => startTelemetry({ host: boot.hostBuild, shell }))
          .catch(() => {}),
    )
    setTimeout(() => void import('./routing/warm').then(({ warm }) => warm(pages, routes)), WARM_AFTER_MS)
  })
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

/** When the browser has drawn the first page and has nothing to do. */
const idle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: WARM_AFTER_MS }) : setTimeout(act, 200)

function draw(layout: React.ReactNode): void {
  const root = document.getElementById('plaza')
  if (root) createRoot(root).render(<QueryClientProvider client={queryClient}>{layout}</QueryClientProvider>)
}

const homeParts = () => {
  const { config, menu } = site.getState()
  return { category: config.category, menu }
}

/** What stands on the window: the error overlay's hook (product spec, section 2) and, for people who ask, what runs here. */
function publish(host: HostApi): void {
  const releases = boot.selection.remotes.map(({ name, version, build }) => `${name} ${version}-${build}`)
  Object.assign(window, {
    plazaShowError: showError,
    __PLAZA__: { ...boot, releases, shell: shell.kind, events: telemetry.events, host },
  })
}
