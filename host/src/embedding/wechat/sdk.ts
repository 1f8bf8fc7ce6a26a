import type { Boot } from '@plaza/shared/remotes'

export interface ShareData {
  title: string
  desc?: string
  link: string
  imgUrl: string
}
interface SdkCallbacks {
  success?(): void
  fail?(failure: { errMsg?: string }): void
}
interface SdkConfiguration {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
  jsApiList: readonly string[]
}

/** The part of WeChat's JS-SDK that we use. The `update…` calls set share data, the `onMenu…` calls report shares. */
export interface WechatSdk {
  config(configuration: SdkConfiguration): void
  ready(run: () => void): void
  error(run: (failure: { errMsg?: string }) => void): void
  updateAppMessageShareData(data: ShareData & SdkCallbacks): void
  updateTimelineShareData(data: ShareData & SdkCallbacks): void
  onMenuShareAppMessage(data: ShareData & SdkCallbacks): void
  onMenuShareTimeline(data: ShareData & SdkCallbacks): void
}

/** Loads the SDK file that the server named; WeChat's own file has no hash. */
export const loadSdk = ({ address, integrity }: NonNullable<Boot['wechatSdk']>): Promise<WechatSdk> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
    script.onload = () => {
      const { wx } = window as { wx?: WechatSdk }
      if (wx) resolve(wx)
      else reject(new Error('No WeChat SDK came'))
    }
    script.onerror = () => reject(new Error('The WeChat SDK did not come'))
    document.head.append(script)
  })
