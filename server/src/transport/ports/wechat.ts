export interface WechatPerson {
  openId: string
  nickname: string
}

/** What signs an address for WeChat's JS-SDK. */
export interface WechatTicket {
  appId: string
  ticket: string
}

/** WeChat as the server needs it: where a person says yes, who a code stands for, and what pages share with. */
export interface WechatAdapter {
  /** The JS-SDK, for pages inside WeChat alone; null where nothing is shared. `integrity` is null for WeChat's own file. */
  sdk: { address: string; integrity: string | null } | null
  ticket(): Promise<WechatTicket>
  /** `redirect` is an own address already. */
  address(redirect: string): string
  /** Trades a code once, only with the state that it was asked for with. */
  personOf(code: string, state: string): Promise<WechatPerson | null>
  /** Only of the embedded adapter: its fictional people, and a code for one. */
  people?: readonly WechatPerson[]
  codeFor?(person: WechatPerson, state: string): Promise<string>
}
