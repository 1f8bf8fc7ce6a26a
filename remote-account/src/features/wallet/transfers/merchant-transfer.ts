interface MerchantTransfer {
  app_id: string
  mch_id: string
  package: string
}

/** What WeChat puts into its pages. */
interface WechatBridge {
  invoke(name: string, params: Readonly<Record<string, string>>, answer: (result: { err_msg: string }) => void): void
}

/**
 * Opens WeChat's sheet in which a person receives a merchant's transfer. Resolves to false if it could not be opened or
 * was closed; whether the money arrived the provider says.
 */
export function requestMerchantTransfer({ app_id, mch_id, package: packed }: MerchantTransfer): Promise<boolean> {
  const { WeixinJSBridge: bridge } = window as { WeixinJSBridge?: WechatBridge }
  if (!bridge) return Promise.resolve(false)
  return new Promise((resolve) => {
    bridge.invoke('requestMerchantTransfer', { appId: app_id, mchId: mch_id, package: packed }, ({ err_msg }) =>
      resolve(err_msg === 'requestMerchantTransfer:ok'),
    )
  })
}
