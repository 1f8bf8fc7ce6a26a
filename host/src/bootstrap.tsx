import { fetchCode, type HostApi } from '@plaza/shared/host'
import { QueryClientProvider } from '@plaza/shared/query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type App, createApp } from './app'
import { boot } from './boot'
import { whenCalm } from './browser/idle'
import { sleep } from './browser/sleep'
import { asksForDiagnostics } from './diagnostics/query'
import { carriedQuery } from './embedding/carried-query'
import { shell } from './embedding/native/shell'
import { freezeInitialExtensions } from './extensions/extensions.store'
import { positionOf } from './listening-position'
import { startPlayer } from './player'
import { takeFirstTap } from './rendering/first-tap'
import { isAsRendered, mismatched } from './rendering/hydration'
import { keepTypedInput } from './rendering/typed-input'
import { queryClient } from './request/query-client'
import { cacheInlinedAnswers } from './routing/inlined-answers'
import type { Pages } from './routing/pages'
import { layOutFully, startScroll } from './routing/scroll'
import { running } from './running.store'
import { Layout } from './shell/layout'
import { overlay, showError, toast } from './shell/overlay.store'
import { keepServerHtml } from './shell/page/server-html'
import { startDomains } from './site/domains'
import { onClearCache, startSettings } from './site/settings'
import { startSite } from './site/site'
import { freezeInitialState, shownPage, stage } from './stage/stage.store'
import { bufferErrors } from './telemetry/early-errors'
import { telemetry } from './telemetry/telemetry'
import { noteRoutes } from './telemetry/trail'

/** Maximum time that the app's frame waits for the first page's code. */
const FRAME_MS = 250
/**
 * Pauses between the attempts to load the code for after the first page: nobody waits for it, and it measures failures.
 */
const AFTER_FIRST_PAGE_MS = [2_000, 10_000, 60_000]

const noop = () => {}

/** Starts the host and shows the page of the address. */
export async function start(): Promise<void> {
  bufferErrors()
  noteRoutes()
  takeFromPage()
  const app = createApp()
  cacheInlinedAnswers(queryClient, boot.answers, app.session.token() !== null)
  startScroll(() => stage.getState().shown)
  startSound(app)
  // Pages must react first: refetching a query that a guest's page no longer shows would start a login.
  app.session.onTokenChange(() => setTimeout(() => void queryClient.invalidateQueries()))
  app.session.start()
  if (asksForDiagnostics(location.search))
    void import('./diagnostics/open').then(({ openDiagnostics: openWhy }) => openWhy(app.refresh))
  const first = showFirst(app)
  await Promise.race([first, asked(), ...(boot.rendered ? [] : [sleep(FRAME_MS)])])
  render(app.pages)
  await Promise.race([first, asked()])
  const loadRest = () => fetchCode(() => import('./after-first-page'), AFTER_FIRST_PAGE_MS)
  whenCalm(() => void loadRest().then(({ afterFirstPage }) => afterFirstPage(app), noop))
}

/** Initializes settings, site and domains from the address and the boot data. */
function takeFromPage(): void {
  const { multiple } = carriedQuery.start(location.search)
  startSettings({ multiple, elder: boot.rendered?.elder })
  startSite(boot.configurations)
  startDomains(boot.domains, boot.allowedOrigins)
  onClearCache(() => queryClient.clear())
}

function startSound({ host, session, send }: App): void {
  startPlayer({
    toast,
    loadNextAudio: async (...track) => (await import('./listening-calls')).nextAudio(send, ...track),
    reportListening: async (id) => (await import('./listening-calls')).reportListening(send, id),
    positionOf: (item) => positionOf(queryClient, item),
  }).catch(noop)
  onFirstTrack(host.player, async () => {
    const { trackListening } = await import('./listening')
    trackListening(
      { player: host.player, session, request: (...call) => send(call[0], call[1], { quiet: true }) },
      queryClient,
    )
  })
}

/** Selects the remotes and navigates to the current address. */
async function showFirst(app: App): Promise<void> {
  const { remotes, router, routes } = app
  await remotes.begin()
  exposeOnWindow(app)
  if (matchMedia('(pointer: fine)').matches) {
    const row = routes.match(location.pathname)?.route.row ?? null
    void import('./embedding/leaving/leave-for-desktop').then(({ leaveForDesktop }) => leaveForDesktop(row))
  }
  await router.start()
}

/** A confirmation must be visible before the first page, because its answer may decide which page that is. */
const asked = () =>
  new Promise<void>((resolve) => {
    const stop = overlay.subscribe(({ confirm }) => {
      if (!confirm) return
      stop()
      resolve()
    })
  })

/** Runs once there is a current audio; again at the next change if its code could not be loaded. */
function onFirstTrack(player: HostApi['player'], act: () => Promise<void>): void {
  let acting = false
  const stop = player.subscribe(() => {
    if (acting || !player.getState().current) return
    acting = true
    act().then(stop, () => {
      acting = false
    })
  })
}

/** Hydrates the server's HTML if the browser would render the same; otherwise renders from scratch. */
function render(pages: Pages): void {
  const root = document.getElementById('plaza')
  if (!root) return
  const tree = (
    <QueryClientProvider client={queryClient}>
      <Layout pages={pages} />
    </QueryClientProvider>
  )
  const shown = shownPage(stage.getState())
  const isHydrated = isAsRendered(boot, shown) && pages.peek(shown.match)?.state === 'ready'
  if (isHydrated) {
    freezeInitialState()
    freezeInitialExtensions()
    keepTypedInput(root)
    whenCalm(layOutFully)
    // As a transition, it yields to input every few milliseconds.
    startTransition(() => void hydrateRoot(root, tree, { onRecoverableError: mismatched }))
  } else {
    keepServerHtml(root, boot)
    layOutFully()
    createRoot(root).render(tree)
  }
  takeFirstTap(isHydrated)
}

/** Globals on `window`: the error overlay's hook (product spec, section 2), and debugging functions. */
function exposeOnWindow({ host, refresh }: App): void {
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
