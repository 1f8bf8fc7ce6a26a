import type { NativeBridge } from '../../embedding/native/bridge'
import { safeTarget } from '../../embedding/safe-target'
import { loginAddress } from './login-address'
import { createShellLogin, type ShellLoginDeps, type ShellLoginResult } from './shell-login'

/** The address, and the ways from it. */
export interface LoginNavigation {
  /** Path, query and hash of the page that is shown. */
  address(): string
  navigate(address: string, options?: { replace?: boolean }): void
  /** Back in history; to the home page where the visit began here. */
  back(): void
  canGoBack(): boolean
  /** Goes back where the page before is the one of that address; false where it is another one. */
  returnTo(address: string): boolean
  /** Whether a guest is sent to the login from there. */
  needsLogin(address: string): boolean
  /** The person gave up a login that had opened over the page. */
  onGivenUp(): void
}

interface LoginsDeps extends LoginNavigation, ShellLoginDeps {
  bridge(): NativeBridge | null
}

/** Two taps within it are one. */
const DOUBLE_TAP_MS = 500

/** The login that a person gets here: the shell's own, or our page (docs/decisions/0035). */
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

  /** A page that a guest may not see leaves the history: Back would lead from the login into the login. */
  const goToLogin = (inApp: boolean) => navigate(loginAddress(address(), inApp), { replace: needsLogin(address()) })

  return {
    /** A tap while the shell is silent leads to the page that asks it again and says so. */
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
