import type { App } from './app'
import { boot } from './boot'
import { shell } from './embedding/native/shell'
import { startPageSound } from './player/video/page-sound'
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
export function afterFirstPage({ pages, routes, send, session, warmRequests }: App): void {
  startTelemetry({ host: boot.hostBuild, shell })
  startPageSound()
  warmRequests()
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
