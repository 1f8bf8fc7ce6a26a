import type { HostApi } from '@plaza/shared/host'
import { QueryClientProvider } from '@plaza/shared/query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type App, createApp } from './app'
import { boot } from './boot'
import { fetchCode } from './browser/fetch-code'
import { whenCalm } from './browser/idle'
import { sleep } from './browser/sleep'
import { carried } from './embedding/carried-query'
import { shell } from './embedding/shell'
import { startPlayer } from './player'
import { takeFirstTap } from './rendering/first-tap'
import { isAsRendered, mismatched } from './rendering/hydration'
import { keepTyped } from './rendering/typed'
import { queryClient } from './request/query-client'
import { takeInlined } from './routing/inlined'
import type { Pages } from './routing/pages'
import { layOutWhole, startScroll } from './routing/scroll'
import { running } from './running.store'
import { Layout } from './shell/layout'
import { keepLeft } from './shell/left-html'
import { overlay, showError, toast } from './shell/overlay.store'
import { startDomains } from './site/domains'
import { onClearCache, startSettings } from './site/settings'
import { startSite } from './site/site'
import { holdFirst, shownPage, stage } from './stage/stage.store'
import { holdTroubles } from './telemetry/early'
import { telemetry } from './telemetry/telemetry'
import { asksWhy } from './why/asks'

/** The frame of the app does not wait longer for the first page's code. */
const FRAME_MS = 250
/** Pauses between the tries to fetch what comes after the first page: nobody waits for it, and it measures what fails. */
const AFTER_FIRST_PAGE_MS = [2_000, 10_000, 60_000]

const nothing = () => {}

/** Puts the parts of the host together and shows the page of the address. */
export async function start(): Promise<void> {
  holdTroubles()
  takeFromPage()
  const app = createApp()
  takeInlined(queryClient, boot.answers, app.session.token() !== null)
  startScroll(() => stage.getState().shown)
  startSound(app)
  // The pages must have heard of it first: what a guest's page no longer asks would begin a login.
  app.session.onTokenChange(() => setTimeout(() => void queryClient.invalidateQueries()))
  app.session.start()
  if (asksWhy(location.search)) void import('./why/open').then(({ openWhy }) => openWhy(app.refresh))
  const first = showFirst(app)
  await Promise.race([first, asked(), ...(boot.rendered ? [] : [sleep(FRAME_MS)])])
  draw(app.pages)
  await Promise.race([first, asked()])
  const later = () => fetchCode(() => import('./after-first-page'), AFTER_FIRST_PAGE_MS)
  whenCalm(() => void later().then(({ afterFirstPage }) => afterFirstPage(app), nothing))
}

/** Settings, site and domains, as the address and the server's block in the HTML say them. */
function takeFromPage(): void {
  const { multiple } = carried.start(location.search)
  startSettings({ multiple, elder: boot.rendered?.elder })
  startSite(boot.configurations)
  startDomains(boot.domains, boot.allowedOrigins)
  onClearCache(() => queryClient.clear())
}

function startSound({ host, session, send }: App): void {
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
}

/** Chooses the remotes and goes to the address that is there. */
async function showFirst(app: App): Promise<void> {
  const { remotes, router, routes } = app
  await remotes.begin()
  publish(app)
  if (matchMedia('(pointer: fine)').matches) {
    const row = routes.match(location.pathname)?.route.row ?? null
    void import('./embedding/leave-for-desktop').then(({ leaveForDesktop }) => leaveForDesktop(row))
  }
  await router.start()
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

/** Hydrates what the server rendered where it is what would be drawn here; draws it anew where it is not. */
function draw(pages: Pages): void {
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
    holdFirst()
    keepTyped(root)
    whenCalm(layOutWhole)
    // Rendered as a transition, it leaves the processor to a finger every few milliseconds.
    startTransition(() => void hydrateRoot(root, tree, { onRecoverableError: mismatched }))
  } else {
    keepLeft(root, boot)
    layOutWhole()
    createRoot(root).render(tree)
  }
  takeFirstTap(isHydrated)
}

/** What stands on the window: the error overlay's hook (product spec, section 2) and, for people who ask, what runs here. */
function publish({ host, refresh }: App): void {
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
