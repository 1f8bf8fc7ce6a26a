import type { NativeBridge } from '../../embedding/native/bridge'
import { safeTarget } from '../../embedding/safe-target'
import { loginAddress } from './login-address'
import { createShellLogin, type ShellLoginDeps, type ShellLoginResult } from './shell-login'

/** The address, and ways to leave it. */
export interface LoginNavigation {
  /** Path, query and hash of the current page. */
  address(): string
  navigate(address: string, options?: { replace?: boolean }): void
  /** Back in history; to the home page if the visit began here. */
  back(): void
  canGoBack(): boolean
  /** Goes back if the previous page has this address; otherwise returns false. */
  returnTo(address: string): boolean
  /** Whether a guest is redirected from there to the login. */
  needsLogin(address: string): boolean
  /** The user cancelled a login that had opened above the page. */
  onGivenUp(): void
}

interface LoginsDeps extends LoginNavigation, ShellLoginDeps {
  bridge(): NativeBridge | null
}

/** Two taps within this time count as one. */
const DOUBLE_TAP_MS = 500

/** Starts the login that fits this visit: the shell's own, or our page (docs/decisions/0035). */
export function createLogins({
  address,
  navigate,
  back,
  canGoBack,
  needsLogin,
  onGivenUp,
  bridge,
  ...shell
}: LoginsDeps) {
  const shellLogin = createShellLogin(shell)

  /**
   * A page that guests may not see is replaced in the history: otherwise Back from the login would lead to the login
   * again.
   */
  const goToLogin = (inApp: boolean) => navigate(loginAddress(address(), inApp), { replace: needsLogin(address()) })

  return {
    /** A tap while the shell does not answer opens the page that asks it again and shows that. */
    begin(): void {
      const native = bridge()
      const silentMs = shellLogin.silentMs()
      if (!native) goToLogin(false)
      else if (needsLogin(address()) || (silentMs !== null && silentMs > DOUBLE_TAP_MS)) goToLogin(true)
      else
        void shellLogin.open(native).then((result) => {
          if (result === 'given-up') onGivenUp()
          if (result === 'cannot-send') goToLogin(false)
        })
    },
    inShell(): Promise<ShellLoginResult> {
      const native = bridge()
      return native ? shellLogin.open(native) : Promise.resolve('cannot-send')
    },
    goOnAsGuest(redirect: string | null): void {
      const target = safeTarget(redirect)
      if (target === null || canGoBack() || needsLogin(target)) back()
      else navigate(target, { replace: true })
    },
  }
}
