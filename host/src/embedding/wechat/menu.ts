import { shares } from '@plaza/shared/api'
import type { TelemetryEvent } from '@plaza/shared/host'
import type { RequestFunction } from '../../request/pipeline'
import { type Clock, realClock } from '../../request/retry'
import type { ShareData, WechatSdk } from './sdk'

const RETRY_DELAY_MS = 1000
const MAX_ATTEMPTS = 10
const apis = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
] as const

export interface MenuDeps {
  sdk(): Promise<WechatSdk>
  request: RequestFunction
  report(event: TelemetryEvent): void
  /** The address that WeChat's client verifies the signature against, without its hash. */
  signedAddress(): string
  clock?: Clock
  /** Resolves when the page is visible. */
  seen?(signal: AbortSignal): Promise<void>
}

interface MenuShare extends Required<ShareData> {
  onSent(channel: 'wechat' | 'moments'): void
}

/**
 * Sets the share data of WeChat's menu. A failure is only logged, and everything is retried after a second, at most ten
 * times (product spec, sections 7 and 8; docs/decisions/0047). Resolves to whether WeChat accepted it.
 */
export function createMenu({ sdk, request, report, signedAddress, clock = realClock, seen = whenVisible }: MenuDeps) {
  let signed: string | null = null

  async function configure(wx: WechatSdk, signal: AbortSignal): Promise<void> {
    const url = signedAddress()
    if (signed === url) return
    signed = null
    const answer = await request(shares.wechatSignature, { body: { url } }, { signal, quiet: true })
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      wx.error(reject)
      const { appid: appId, timestamp, noncestr: nonceStr, sign: signature } = answer
      wx.config({ appId, timestamp, nonceStr, signature, jsApiList: apis })
      wx.ready(resolve)
    })
    signed = url
  }

  return async function updateMenu(share: MenuShare, signal: AbortSignal): Promise<boolean> {
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        await seen(signal)
        const wx = await sdk()
        await configure(wx, signal)
        signal.throwIfAborted()
        await setShareData(wx, share)
        return true
      } catch {
        if (signal.aborted) return false
        signed = null
        report({ kind: 'error', name: 'wechat-signature', detail: { tries: attempt } })
        if (attempt === MAX_ATTEMPTS) return false
        await clock.wait(RETRY_DELAY_MS, signal).catch(() => {})
      }
    }
    return false
  }
}

const setShareData = (wx: WechatSdk, { onSent, desc, ...data }: MenuShare): Promise<void> =>
  new Promise((resolve, reject) => {
    wx.onMenuShareAppMessage({ ...data, desc, success: () => onSent('wechat') })
    wx.onMenuShareTimeline({ ...data, success: () => onSent('moments') })
    wx.updateTimelineShareData(data)
    wx.updateAppMessageShareData({ ...data, desc, success: resolve, fail: reject })
  })

const whenVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', reject, { once: true })
  })
