import type { ShellKind } from '@plaza/shared/host'

/** What native shells add to their web view. */
export interface ShellWindow {
  navigator: { userAgent: string }
  webkit?: { messageHandlers?: { plaza?: { postMessage(message: unknown): void } } }
  PlazaAndroid?: { getToken(): unknown; post?(message: string): void }
}

const APP_TOKEN = /\bPlazaApp\/\d/
const WECHAT_TOKEN = /\bMicroMessenger\//

/** Detects the shell by its user agent and its bridge; only one of them means a plain browser. */
export function detectShell(win: ShellWindow): ShellKind {
  const { userAgent } = win.navigator
  if (APP_TOKEN.test(userAgent)) {
    if (win.webkit?.messageHandlers?.plaza) return 'ios'
    if (win.PlazaAndroid) return 'android'
  }
  return WECHAT_TOKEN.test(userAgent) ? 'wechat' : 'h5'
}

/** The shell of this page, detected on each access, because a bridge may be injected late. */
export const shell = {
  get kind(): ShellKind {
    return detectShell(window as unknown as ShellWindow)
  },
  get inApp(): boolean {
    return this.kind === 'ios' || this.kind === 'android'
  },
  /** Whether the user agent is our app's, even if the bridge is still missing. */
  get claimsApp(): boolean {
    return APP_TOKEN.test(navigator.userAgent)
  },
}
