import { events } from '@plaza/shared/api'
import { fetchCode } from '@plaza/shared/host'
import { PAGE_VIEWS_ADDRESS } from '@plaza/shared/remotes'
import type { App } from './app'
import { boot } from './boot'
import { once } from './browser/once'
import { shell } from './embedding/native/shell'
import { listenForHost } from './events/host-listeners'
import { subscriptions } from './events/subscriptions'
import { savesData } from './player/device/data-saver'
import { startPageSound } from './player/video/page-sound'
import { queryClient } from './request/query-client'
import { toast } from './shell/overlay.store'
import { stage } from './stage/stage.store'
import { startTelemetry } from './telemetry/start'
import { telemetry } from './telemetry/telemetry'

/** Delay in milliseconds, until the network is free. */
const WARM_AFTER_MS = 3000

/**
 * Starts what can wait for the first page: telemetry, page sound, sharing inside WeChat, the request pipeline, and
 * prefetching.
 */
export function afterFirstPage({ pages, routes, send, session, warmRequests, warmOutbox, refresh }: App): void {
  startTelemetry({ host: boot.hostBuild, shell })
  reportPageView()
  startPageSound()
  warmRequests()
  warmOutbox()
  listenToEvents({ send, session })
  listenForHost({ session, client: queryClient, refreshRegistry: refresh })
  const file = boot.wechatSdk
  if (file && shell.kind === 'wechat') {
    const { report } = telemetry
    void import('./embedding/wechat/start').then(({ startWechatShare }) =>
      startWechatShare({ file, request: send, session, toast, report }),
    )
  }
  // A failed prefetch is repeated on demand.
  const warmNextPages = () => import('./shell/warm').then(({ warm }) => warm(pages, routes))
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleWarming = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void warmNextPages().catch(() => {}), WARM_AFTER_MS)
  }
  scheduleWarming()
  stage.subscribe((now, before) => now.shown !== before.shown && scheduleWarming())
}

/** A page from a CDN was counted by no server. */
function reportPageView(): void {
  if (!boot.uncounted) return
  navigator.sendBeacon(PAGE_VIEWS_ADDRESS, location.pathname + boot.search)
}

/** Fetches the code of the line of events once something is listened to. */
function listenToEvents({ send, session }: Pick<App, 'send' | 'session'>): void {
  const startOnce = once(async () => {
    const { startEvents } = await fetchCode(() => import('./events/start'))
    startEvents({
      savesData,
      onTokenChange: session.onTokenChange,
      ticket: async () =>
        session.token() === null ? null : (await send(events.ticket, { body: {} }, { quiet: true })).ticket,
    })
  })
  subscriptions.onChange(() => void startOnce().catch(() => {}))
}
