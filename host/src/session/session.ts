import { account } from '@plaza/shared/api'
import type { ConfirmOptions, Failure, HostApi } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BridgeError, bridgeOf, type NativeBridge } from '../embedding/bridge'
import { cleanAddress, safeTarget } from '../embedding/safe-target'
import { otherFailures } from '../request/failures'
import type { Request, RequestSession } from '../request/pipeline'
import { local } from '../storage/kept'
import { bindCheck, noteCheck } from './check'
import { noteFirstPage } from './first-page'
import { takeHandOver } from './hand-over'
import { createHolder } from './holder'
import { createLogBack } from './log-back'
import { isLoginPage, loginAddress } from './login-address'
import { onOtherTab } from './other-tabs'
import { requirePhone } from './phone-gate'
import { countReload, mayReload } from './reload-guard'
import { noteShareEntry } from './share-entry'
import { type TakenOver, takeOver } from './take-over'
import { t } from './texts'
import { markOf } from './token-keeper'

export interface SessionDeps {
  /** Late, since the pipeline needs the session. */
  request: () => Request
  toast(text: string): void
  confirm(options: ConfirmOptions): Promise<boolean>
  navigate(address: string, options?: { replace?: boolean }): void
  /** Path, query and hash of the page that is shown. */
  address(): string
  bridge?: () => NativeBridge | null
  /** Loads a clean address anew. */
  reload?: (address: string) => void
}

/** Product spec, section 4: after any check of the login, exactly once for each. */
export const LOGIN_COMPLETE = 'phoneLoginComplete'
const LOG_OUT_WAIT_MS = 3000
/** What a log-out in the native shell leaves on the device. */
const staysAfterLoss = (key: string) => ['settings', 'device', 'city', 'traded', 'session'].includes(key)

export type Session = ReturnType<typeof createSession>

/** The login of this browser: one token, one user, all the ways to come by them and to lose them. */
export function createSession(deps: SessionDeps) {
  const { toast, navigate, address, bridge = bridgeOf } = deps
  const reload = deps.reload ?? ((to: string) => window.location.replace(to))
  const holder = createHolder()
  const { keeper, store } = holder
  let firstLoad = noteFirstPage(address())
  let loggingInNatively = false
  let settle = () => {}
  const looked = new Promise<void>((resolve) => {
    settle = resolve
  })

  const logBack = createLogBack({
    toast,
    forget: holder.end,
    onLoginPage: () => isLoginPage(address()),
    goToLogin: () => navigate(loginAddress(address())),
    logInNatively,
  })

  function reloadOnce(reason: string, kept: boolean) {
    const clean = cleanAddress(address())
    const pathname = clean.split(/[?#]/)[0] ?? '/'
    if (mayReload({ pathname, firstLoad, kept }) && countReload(reason)) reload(clean)
  }

  const take = (token: string, shellEvidence: boolean, wanted = false) =>
    takeOver({ token, shellEvidence }, { ...deps, holder, refresh }, wanted)

  function taken(result: TakenOver): boolean {
    if (!result) return false
    logBack.succeeded()
    if (!result.kept) toast(t.cookiesBlocked())
    reloadOnce(`token:${markOf(keeper.token() ?? '')}`, result.kept)
    return true
  }

  /** Asks the native shell for its token; none there ends the session here. */
  async function askShell(native: NativeBridge): Promise<boolean> {
    const token = await native.token().catch((error: unknown) => {
      if (error instanceof BridgeError) toast(otherFailures[error.reason]().text)
      return null
    })
    if (token === null) return false
    if (token !== '') return taken(await take(token, true))
    if (holder.end()) {
      local.clear((key) => !staysAfterLoss(key))
      reloadOnce('no-token', true)
    }
    return false
  }

  /** Fetches the user of the kept token. 303001 makes a guest quietly; without network the copy stays. */
  async function refresh(): Promise<void> {
    if (keeper.token() === null) {
      holder.end()
      return
    }
    try {
      holder.know(await deps.request()(account.current, {}))
    } catch (failure) {
      if ((failure as Failure).code === 303001) holder.end()
      else if (store.getState().status === 'checking') store.setState({ status: 'guest', user: null })
    }
  }

  /** One check: what it does, then the event, whatever came of it. */
  async function check(look: () => Promise<boolean>): Promise<void> {
    try {
      if (!(await look())) await refresh()
    } finally {
      firstLoad = false
      settle()
      noteCheck()
      window.dispatchEvent(new CustomEvent(LOGIN_COMPLETE, { detail: { status: store.getState().status } }))
    }
  }

  function logInNatively(): boolean {
    const native = bridge()
    if (!native) return false
    if (loggingInNatively) return true
    loggingInNatively = true
    void check(async () => {
      const token = await native.logIn().catch(() => null)
      loggingInNatively = false
      if (token === null) navigate(loginAddress(address()))
      return token ? taken(await take(token, true, true)) : false
    })
    return true
  }

  /** Looks at what this page was given: a token handed over, the shell's, or the kept one. Also for a later look. */
  let looking: Promise<void> | null = null
  function lookAround(): Promise<void> {
    looking ??= check(async () => {
      const offered = takeHandOver()
      const native = bridge()
      if (offered) return taken(await take(offered.token, native !== null))
      return native ? askShell(native) : false
    }).finally(() => {
      looking = null
    })
    return looking
  }

  /** Begins: once, when the host starts. Gives the way to stop listening. */
  function start(): () => void {
    noteShareEntry(address())
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) adopt()
    }
    const online = () => {
      if (keeper.token() !== null && store.getState().user === null) void refresh()
    }
    const stopTabs = onOtherTab(adopt)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('online', online)
    bindCheck(lookAround)
    void lookAround()
    return () => {
      stopTabs()
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('online', online)
    }
  }

  function adopt() {
    const before = keeper.generation()
    holder.adopt()
    if (keeper.generation() === before) return
    if (keeper.token() !== null) logBack.succeeded()
    void refresh()
  }

  const offered: HostApi['session'] & RequestSession = {
    getState: store.getState,
    subscribe: store.subscribe,
    token: keeper.token,
    generation: keeper.generation,
    alive: logBack.active,
    ready: () => (store.getState().user ? Promise.resolve() : looked),
    logIn: logBack.logIn,
    requirePhone() {
      if (keeper.token() !== null) return requirePhone(store.getState(), { bridge, address, navigate })
      logBack.logIn()
      return false
    },
    accept(session) {
      const kept = holder.begin(session)
      logBack.succeeded()
      if (!kept) toast(t.cookiesBlocked())
    },
    update: holder.know,
    async logOut() {
      const told = deps.request()(account.logOut, {}, { quiet: true })
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LOG_OUT_WAIT_MS))]).catch(() => {})
      bridge()?.logOut()
      local.clear((key) => key.startsWith('draft.'))
      holder.end()
    },
    resume: (redirect) => navigate(safeTarget(redirect) ?? to('mine'), { replace: true }),
  }

  return {
    ...offered,
    start,
    /** Asks again, as when the native bridge has come. */
    check: lookAround,
    /** An answer said that the login has expired. */
    expired: logBack.expired,
    /** Body code 101002: the login cookies go, quietly. */
    clear: () => void holder.end(),
    /** After each change of the token: what is cached for the person must be asked again. */
    onTokenChange: keeper.onChange,
  }
}
