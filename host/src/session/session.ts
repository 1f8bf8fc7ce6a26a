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

/** The login of this browser: one token, one user, and every way to gain or lose them. */
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
  const publicSession = createPublicSession({ ...deps, bridge, logBack, check: loginCheck.check })
  /** The session for the request pipeline. */
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
    /** The session for remotes, without the token. */
    offered: publicSession,
    /** Called once when the host starts. Returns the function that removes the listeners. */
    start(): () => void {
      noteShareEntry(address())
      bindLogin({ check: loginCheck.check, logInToShell: logins.inShell, goOnAsGuest: logins.goOnAsGuest })
      void loginCheck.check()
      return listen(holder, loginCheck.refresh, logBack.succeeded)
    },
    /** Whether this document is reloading after it took over a login. */
    reloading: page.isReloading,
    /** An answer reported an expired login. */
    expired: logBack.expired,
    /** Body code 101002: deletes the login cookies silently. */
    clear: () => void holder.end(),
    /** Called after each change of the token: cached data of the user must be fetched again. */
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
