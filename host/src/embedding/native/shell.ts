import type { ShellKind } from '@plaza/shared/host'

/** What the native shells put into their web view. */
export interface ShellWindow {
  navigator: { userAgent: string }
  webkit?: { messageHandlers?: { plaza?: { postMessage(message: unknown): void } } }
  PlazaAndroid?: { getToken(): unknown; post?(message: string): void }
}

const APP_TOKEN = /\bPlazaApp\/\d/
const WECHAT_TOKEN = /\bMicroMessenger\//

/** The shell by its user agent and its bridge: one without the other is a plain browser. */
export function detectShell(win: ShellWindow): ShellKind {
  const { userAgent } = win.navigator
  if (APP_TOKEN.test(userAgent)) {
    if (win.webkit?.messageHandlers?.plaza) return 'ios'
    if (win.PlazaAndroid) return 'android'
  }
  return WECHAT_TOKEN.test(userAgent) ? 'wechat' : 'h5'
}

/** The shell of this page, looked at each time: a native bridge may be put in late. */
export const shell = {
  get kind(): ShellKind {
    return detectShell(window as unknown as ShellWindow)
  },
  get inApp(): boolean {
    return this.kind === 'ios' || this.kind === 'android'
  },
  /** The user agent is our app's, whatever the bridge: that may still come. */
  get claimsApp(): boolean {
    return APP_TOKEN.test(navigator.userAgent)
  },
}
