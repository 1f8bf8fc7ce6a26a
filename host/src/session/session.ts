import { bridgeOf } from '../embedding/native/bridge'
import { noteShareEntry } from '../embedding/share/share-entry'
import type { RequestSession } from '../request/pipeline'
import { listen } from './listen'
import { bindLogin } from './login/check'
import { createLogBack } from './login/log-back'
import { isLoginPage } from './login/login-address'
import { createLoginCheck, type LoginCheckDeps } from './login/login-check'
import { createLogins, type LoginNavigation } from './login/logins'
import { createPublicSession } from './public-session'

export interface SessionDeps extends Pick<LoginCheckDeps, 'request' | 'toast' | 'confirm' | 'holder'>, LoginNavigation {
  bridge?: LoginCheckDeps['bridge']
  reload?: LoginCheckDeps['reload']
}

/** The login of this browser: one token, one user, all the ways to get them and to lose them. */
export function createSession(deps: SessionDeps) {
  const { holder, address, bridge = bridgeOf } = deps
  const { keeper, store } = holder
  const page = createReloadingPage(deps)
  const begin = () => logins.begin()
  const logBack = createLogBack({
    toast: deps.toast,
    forget: holder.end,
    onLoginPage: () => isLoginPage(address()),
    begin,
  })
  const onTaken = logBack.succeeded
  const loginCheck = createLoginCheck({ ...deps, bridge, reload: page.reload, onTaken })
  const { checkAfterLogin } = loginCheck
  const isLoggedIn = () => store.getState().status === 'user'
  const logins = createLogins({ ...deps, bridge, checkAfterLogin, isLoggedIn })
  const publicSession = createPublicSession({ ...deps, bridge, logBack })
  /** What the pipeline asks. */
  const requestSession: RequestSession = {
    token: keeper.token,
    generation: keeper.generation,
    alive: logBack.active,
    ready: holder.ready,
    logIn: logBack.logIn,
    requirePhone: publicSession.requirePhone,
  }
  return {
    ...publicSession,
    ...requestSession,
    /** What a remote gets: no token. */
    offered: publicSession,
    /** Begins: once, when the host starts. Gives the way to stop listening. */
    start(): () => void {
      noteShareEntry(address())
      bindLogin({ check: loginCheck.check, logInToShell: logins.inShell, goOnAsGuest: logins.goOnAsGuest })
      void loginCheck.check()
      return listen(holder, loginCheck.refresh, logBack.succeeded)
    },
    /** Whether this document is being reloaded for a login that was taken over. */
    reloading: page.isReloading,
    /** An answer said that the login has expired. */
    expired: logBack.expired,
    /** Body code 101002: the login cookies are removed, quietly. */
    clear: () => void holder.end(),
    /** After each change of the token: what is cached for the person must be asked again. */
    onTokenChange: keeper.onChange,
  }
}

function createReloadingPage({ reload }: Pick<SessionDeps, 'reload'>) {
  let isReloading = false
  return {
    isReloading: () => isReloading,
    reload(address: string): void {
      isReloading = true
      if (reload) reload(address)
      else window.location.replace(address)
    },
  }
}
