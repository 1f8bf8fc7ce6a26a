import { account } from '@plaza/shared/api'
import type { HostApi } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { bridgeOf } from '../embedding/native/bridge'
import { safeTarget } from '../embedding/safe-target'
import { noteShareEntry } from '../embedding/share/share-entry'
import type { RequestSession } from '../request/pipeline'
import { forgetDrafts } from '../storage/drafts'
import { forgetListening } from '../storage/listening-positions'
import { createSessionHolder, guest } from './holder'
import { listen } from './listen'
import { bindLogin, checks } from './login/check'
import { createLogBack } from './login/log-back'
import { isLoginPage } from './login/login-address'
import { createLoginCheck, type LoginCheckDeps } from './login/login-check'
import { createLogins, type LoginNavigation } from './login/logins'
import { requirePhone } from './phone-gate'
import { t } from './texts'

export interface SessionDeps extends Pick<LoginCheckDeps, 'request' | 'toast' | 'confirm'>, LoginNavigation {
  bridge?: LoginCheckDeps['bridge']
  reload?: LoginCheckDeps['reload']
}

const LOG_OUT_WAIT_MS = 3000

/** The login of this browser: one token, one user, and every way to gain or lose them. */
export function createSession(deps: SessionDeps) {
  const { toast, navigate, address, bridge = bridgeOf } = deps
  let reloading = false
  const reload = (clean: string) => {
    reloading = true
    if (deps.reload) deps.reload(clean)
    else window.location.replace(clean)
  }
  const holder = createSessionHolder()
  const { keeper, store } = holder
  const onLoginPage = () => isLoginPage(address())
  const begin = () => logins.begin()
  const logBack = createLogBack({ toast, forget: holder.end, onLoginPage, begin })
  const { check, checkAfterLogin, refresh } = createLoginCheck({
    ...deps,
    bridge,
    reload,
    holder,
    onTaken: logBack.succeeded,
  })
  const logins = createLogins({
    ...deps,
    bridge,
    checkAfterLogin,
    isLoggedIn: () => store.getState().status === 'user',
  })
  const checked = firstCheck()

  function accept(session: Parameters<HostApi['session']['accept']>[0]) {
    const kept = holder.begin(session)
    logBack.succeeded()
    if (!kept) toast(t.cookiesBlocked())
  }

  async function logOut() {
    const loggedOut = deps.request()(account.logOut, {}, { quiet: true })
    await Promise.race([loggedOut, new Promise((resolve) => setTimeout(resolve, LOG_OUT_WAIT_MS))]).catch(() => {})
    bridge()?.logOut()
    forgetDrafts()
    forgetListening()
    holder.end()
  }

  /** The session for remotes, without the token. */
  const publicSession: HostApi['session'] = {
    getState: store.getState,
    getInitialState: () => guest,
    subscribe: store.subscribe,
    logIn: () => logBack.logIn(),
    requirePhone() {
      if (keeper.token() !== null) return requirePhone(store.getState(), { bridge, address, navigate })
      logBack.logIn()
      return false
    },
    accept,
    update: holder.update,
    logOut,
    resume(redirect) {
      const target = safeTarget(redirect) ?? to('mine')
      if (!deps.returnTo(target)) navigate(target, { replace: true })
    },
  }
  /** The session for the request pipeline. */
  const requestSession: RequestSession = {
    token: keeper.token,
    generation: keeper.generation,
    alive: logBack.active,
    ready: () => (store.getState().user ? Promise.resolve() : checked),
    logIn: logBack.logIn,
    requirePhone: publicSession.requirePhone,
  }
  return {
    ...publicSession,
    ...requestSession,
    offered: publicSession,
    /** Called once when the host starts. Returns the function that removes the listeners. */
    start(): () => void {
      noteShareEntry(address())
      bindLogin({ check, logInToShell: logins.inShell, goOnAsGuest: logins.goOnAsGuest })
      void check()
      return listen(holder, refresh, logBack.succeeded)
    },
    /** Whether this document is reloading after it took over a login. */
    reloading: () => reloading,
    /** An answer reported an expired login. */
    expired: logBack.expired,
    /** Body code 101002: deletes the login cookies silently. */
    clear: () => void holder.end(),
    /** Called after each change of the token: cached data of the user must be fetched again. */
    onTokenChange: keeper.onChange,
  }
}

/** Resolves after the first login check. */
function firstCheck(): Promise<void> {
  return new Promise((resolve) => {
    const stop = checks.subscribe(() => {
      stop()
      resolve()
    })
  })
}
