import { account, codes } from '@plaza/shared/api'
import type { ConfirmOptions, Failure } from '@plaza/shared/host'
import { BridgeError, type NativeBridge } from '../../embedding/native/bridge'
import { cleanAddress } from '../../embedding/safe-target'
import type { RequestFunction } from '../../request/pipeline'
import { local } from '../../storage/device-store'
import type { SessionHolder } from '../holder'
import { t } from '../texts'
import { markOf } from '../token-keeper'
import { noteCheck } from './check'
import { noteFirstPage } from './first-page'
import { takeHandOver } from './hand-over'
import { countReload, mayReload } from './reload-guard'
import type { TakeOverResult } from './take-over'

export interface LoginCheckDeps {
  /** A function, because the pipeline itself needs the session. */
  request: () => RequestFunction
  toast(text: string): void
  confirm(options: ConfirmOptions): Promise<boolean>
  /** Path, query and hash of the current page. */
  address(): string
  bridge(): NativeBridge | null
  /** Reloads at a clean address. */
  reload(address: string): void
  holder: SessionHolder
  /** A login succeeded. */
  onTaken(): void
}

/** Product spec, section 4: fired once after each login check. */
export const LOGIN_COMPLETE = 'phoneLoginComplete'
/** Storage keys that survive the loss of the shell's login. */
const survivesLogout = (key: string) => ['settings', 'device', 'city', 'traded', 'session'].includes(key)

/** All sources of a login: a token from the address, the native shell's, the stored one. */
export function createLoginCheck(deps: LoginCheckDeps) {
  const { toast, address, bridge, reload, holder, onTaken } = deps
  const { keeper, store } = holder
  let firstLoad = noteFirstPage(address())

  function reloadOnce(reason: string, kept: boolean) {
    const clean = cleanAddress(address())
    const pathname = clean.split(/[?#]/)[0] ?? '/'
    if (mayReload({ pathname, firstLoad, kept }) && countReload(reason)) reload(clean)
  }

  function onTokenTaken(result: TakeOverResult): boolean {
    if (!result) return false
    onTaken()
    if (!result.kept) toast(t.cookiesBlocked())
    reloadOnce(`token:${markOf(keeper.token() ?? '')}`, result.kept)
    return true
  }

  /** Offers a token for this browser; `wanted`: the user has just logged in to the shell. */
  const take = async (token: string, shellEvidence: boolean, wanted = false) => {
    const { takeOver } = await import('./take-over')
    return onTokenTaken(await takeOver({ token, shellEvidence }, { ...deps, refresh }, wanted))
  }

  /**
   * Asks the native shell for its token, which takes precedence over one from the address. Without one the session here
   * ends.
   */
  async function askShell(native: NativeBridge, offered: string | null): Promise<boolean> {
    const token = await native.token().catch(async (error: unknown) => {
      if (!(error instanceof BridgeError)) return null
      const { otherFailures } = await import('../../request/failures')
      toast(otherFailures[error.reason]().text)
      return null
    })
    if (token) return take(token, true)
    if (offered && (await take(offered, false))) return true
    if (token === '' && holder.end()) {
      local.clear((key) => !survivesLogout(key))
      reloadOnce('no-token', true)
    }
    return false
  }

  /** Fetches the user of the stored token. 303001 silently ends the login; without network the stored copy stays. */
  async function refresh(): Promise<void> {
    if (keeper.token() === null) {
      holder.end()
      return
    }
    try {
      holder.update(await deps.request()(account.current, {}))
    } catch (failure) {
      if ((failure as Failure).code === codes.loginExpired) holder.end()
      else if (store.getState().status === 'checking') store.setState({ status: 'guest', user: null })
    }
  }

  /** Runs one check and fires the event, whatever the result. */
  async function conclude(way: () => Promise<boolean>): Promise<void> {
    try {
      if (!(await way())) await refresh()
    } finally {
      firstLoad = false
      noteCheck()
      window.dispatchEvent(new CustomEvent(LOGIN_COMPLETE, { detail: { status: store.getState().status } }))
    }
  }

  let checking: Promise<void> | null = null
  return {
    refresh,
    /** Checks all sources. Concurrent calls share one check. */
    check(): Promise<void> {
      checking ??= conclude(async () => {
        const offered = takeHandOver()
        const native = bridge()
        if (native) return askShell(native, offered)
        return offered ? take(offered, false) : false
      }).finally(() => {
        checking = null
      })
      return checking
    },
    /** Takes the token of a login that the user has just done in the shell; `''` if they cancelled. */
    checkAfterLogin: (logIn: () => Promise<string>) =>
      conclude(async () => {
        // Preloaded while the user types: without this chunk their login would be lost.
        void import('./take-over').catch(() => {})
        const token = await logIn()
        return token !== '' && (await take(token, true, true))
      }),
  }
}
