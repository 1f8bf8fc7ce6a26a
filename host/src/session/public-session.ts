import { account } from '@plaza/shared/api'
import type { HostApi } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { sleep } from '../browser/sleep'
import type { NativeBridge } from '../embedding/native/bridge'
import { safeTarget } from '../embedding/safe-target'
import type { RequestFunction } from '../request/pipeline'
import { forgetDrafts } from '../storage/drafts'
import { forgetListening } from '../storage/listening-positions'
import { guest, type SessionHolder } from './holder'
import type { LogBack } from './login/log-back'
import type { LoginNavigation } from './login/logins'
import { requirePhone } from './phone-gate'
import { t } from './texts'

interface PublicSessionDeps extends Pick<LoginNavigation, 'address' | 'navigate' | 'returnTo'> {
  request: () => RequestFunction
  toast(text: string): void
  bridge(): NativeBridge | null
  holder: SessionHolder
  logBack: LogBack
  check(): Promise<void>
}

/** How long to wait for the server before a session ends on the device. */
const LOG_OUT_WAIT_MS = 3000

/** The session for remotes, without the token. */
export function createPublicSession(deps: PublicSessionDeps): HostApi['session'] {
  const { holder, logBack, bridge, address, navigate, toast } = deps
  const { keeper, store } = holder
  return {
    getState: store.getState,
    getInitialState: () => guest,
    subscribe: store.subscribe,
    logIn: () => logBack.logIn(),
    requirePhone() {
      if (keeper.token() !== null) return requirePhone(store.getState(), { bridge, address, navigate })
      logBack.logIn()
      return false
    },
    accept(session) {
      const stored = holder.begin(session)
      logBack.succeeded()
      if (!stored) toast(t.cookiesBlocked())
    },
    update: holder.update,
    check: deps.check,
    async logOut() {
      const loggedOut = deps.request()(account.logOut, {}, { quiet: true })
      await Promise.race([loggedOut, sleep(LOG_OUT_WAIT_MS)]).catch(() => {})
      bridge()?.logOut()
      forgetDrafts()
      forgetListening()
      holder.end()
    },
    resume(redirect) {
      const target = safeTarget(redirect) ?? to('@mine')
      if (!deps.returnTo(target)) navigate(target, { replace: true })
    },
  }
}
