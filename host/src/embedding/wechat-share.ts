import { shares } from '@plaza/shared/api'
import type { ShareRequest, TelemetryEvent } from '@plaza/shared/host'
import type { Request } from '../request/pipeline'
import type { Clock } from '../request/retry'
import { realClock } from '../request/retry'

/** What we use of the WeChat JS-SDK; it is there only where the deployment serves a pinned copy of it. */
export interface WechatSdk {
  config(options: { appId: string; timestamp: number; nonceStr: string; signature: string; jsApiList: string[] }): void
  ready(run: () => void): void
  updateAppMessageShareData(data: ShareData): void
  updateTimelineShareData(data: ShareData): void
}
interface ShareData {
  title: string
  desc?: string
  link: string
  imgUrl: string
}

const FIRST_DELAY_MS = 1000
const TRIES_MAX = 5
const JITTER = 0.2

export interface WechatShareDeps {
  request: Request
  report(event: TelemetryEvent): void
  sdk?: () => WechatSdk | undefined
  clock?: Clock
}

/**
 * Tells WeChat what its own menu shares. A signature that fails is asked for again after 1 s, then twice as long each
 * time, five times at most, and is only logged (product spec, section 8). A newer page ends the tries of an older one.
 */
export function createWechatShare({ request, report, sdk = windowSdk, clock = realClock }: WechatShareDeps) {
  let running: AbortController | undefined

  return async function describe(share: ShareRequest): Promise<void> {
    running?.abort()
    running = new AbortController()
    const { signal } = running
    const wx = sdk()
    if (!wx) return
    const url = window.location.href.split('#')[0] ?? ''
    for (let turn = 0; turn < TRIES_MAX && !signal.aborted; turn++) {
      try {
        const { appid, timestamp, noncestr, sign } = await request(
          shares.wechatSignature,
          { body: { url } },
          { signal, quiet: true },
        )
        if (signal.aborted) return
        wx.config({ appId: appid, timestamp, nonceStr: noncestr, signature: sign, jsApiList: apis })
        wx.ready(() => tell(wx, share))
        return
      } catch {
        report({ kind: 'error', name: 'wechat-signature', detail: { turn } })
        const delay = FIRST_DELAY_MS * 2 ** turn * (1 + (clock.random() * 2 - 1) * JITTER)
        if (turn + 1 < TRIES_MAX) await clock.wait(delay, signal).catch(() => {})
      }
    }
  }
}

const apis = ['updateAppMessageShareData', 'updateTimelineShareData']
const windowSdk = () => (window as { wx?: WechatSdk }).wx

function tell(wx: WechatSdk, { title, text, image, address }: ShareRequest): void {
  const absolute = (path: string) => new URL(path, window.location.origin).href
  const data = { title, link: absolute(address), imgUrl: image ? absolute(image) : '' }
  wx.updateAppMessageShareData({ ...data, desc: text ?? '' })
  wx.updateTimelineShareData(data)
}
