export interface WechatPerson {
  openId: string
  nickname: string
}

/** Ticket that signs addresses for WeChat's JS-SDK. */
export interface WechatTicket {
  appId: string
  ticket: string
}

/** The server's interface to WeChat: authorization, users, and the JS-SDK for sharing. */
export interface WechatAdapter {
  /**
   * The JS-SDK for pages inside WeChat; null if sharing is not configured. `integrity` is null for WeChat's own file.
   */
  sdk: { address: string; integrity: string | null } | null
  ticket(): Promise<WechatTicket>
  /** Where a person authorises the login. `redirect` is an own path, `origin` ours, for example `https://plaza.example`. */
  address(redirect: string, origin: string): string
  /** Exchanges a code once, and only together with its state. */
  personOf(code: string, state: string): Promise<WechatPerson | null>
  /** Exchanges a code, by which a person shares the phone number that WeChat knows, once. */
  phoneOf(code: string): Promise<string | null>
  /** Only in the embedded adapter: its fictional users, and codes for them. */
  people?: readonly WechatPerson[]
  codeFor?(person: WechatPerson, state: string): Promise<string>
  phoneCodeFor?(phone: string): Promise<string>
}
