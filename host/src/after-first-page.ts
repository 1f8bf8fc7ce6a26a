import type { App } from './app'
import { boot } from './boot'
import { shell } from './embedding/native/shell'
import { startPageSound } from './player/video/page-sound'
import { toast } from './shell/overlay.store'
import { stage } from './stage/stage.store'
import { startTelemetry } from './telemetry/start'
import { telemetry } from './telemetry/telemetry'

/** Milliseconds, until the network is free again. */
const WARM_AFTER_MS = 3000

/** What is begun once the first page is there: measuring, who has the sound, sharing inside WeChat, and the code of calls and of the next pages. */
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
  // What is fetched ahead is fetched again when it is asked for.
  const warmNextPages = () => import('./shell/warm').then(({ warm }) => warm(pages, routes))
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleWarming = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void warmNextPages().catch(() => {}), WARM_AFTER_MS)
  }
  scheduleWarming()
  stage.subscribe((now, before) => now.shown !== before.shown && scheduleWarming())
}
