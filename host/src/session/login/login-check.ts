import { fetchCode } from '@plaza/shared/host'
import { once } from '../../browser/once'
import { createSingleFlight } from '../../browser/single-flight'
import type { NativeBridge } from '../../embedding/native/bridge'
import { noteCheck } from './check'
import { takeHandOver } from './hand-over'
import { createPageReload, type PageReloadDeps } from './page-reload'
import { refreshUser } from './refresh-user'
import type { TokenOffersDeps } from './token-offers'

export interface LoginCheckDeps extends PageReloadDeps, Omit<TokenOffersDeps, 'refresh' | 'reload'> {
  bridge(): NativeBridge | null
}

/** Product spec, section 4: fired once after each login check. */
export const LOGIN_COMPLETE = 'phoneLoginComplete'

/** Checks all sources of a login: a token from the address, the native shell's, the stored one. */
export function createLoginCheck(deps: LoginCheckDeps) {
  const { bridge, holder } = deps
  const reload = createPageReload(deps)
  const refresh = () => refreshUser(holder, deps.request)
  const loadTokenOffers = once(async () => {
    const { createTokenOffers } = await fetchCode(() => import('./token-offers'))
    return createTokenOffers({ ...deps, refresh, reload })
  })
  const checking = createSingleFlight<void>()

  /** Runs one check and fires the event, whatever the result. */
  async function conclude(takeToken: () => Promise<boolean>): Promise<void> {
    try {
      if (!(await takeToken())) await refresh()
    } finally {
      reload.firstCheckDone()
      noteCheck()
      window.dispatchEvent(new CustomEvent(LOGIN_COMPLETE, { detail: { status: holder.store.getState().status } }))
    }
  }

  async function takeOffered(): Promise<boolean> {
    const token = takeHandOver()
    const native = bridge()
    if (!native && !token) return false
    const tokens = await loadTokenOffers()
    if (native) return tokens.takeFromShell(native, token)
    return token ? tokens.take({ token, shellEvidence: false }) : false
  }

  return {
    refresh,
    /** Checks every token that this page was given. Concurrent calls share one check. */
    check: () => checking.share('check', () => conclude(takeOffered)),
    /** Takes the token of a login that the user has just done in the shell; `''` if they cancelled. */
    checkAfterLogin: (logIn: () => Promise<string>) =>
      conclude(async () => {
        // Preloaded while the user types: without this chunk their login would be lost.
        void loadTokenOffers().catch(() => {})
        const token = await logIn()
        return token !== '' && (await loadTokenOffers()).take({ token, shellEvidence: true }, true)
      }),
  }
}
