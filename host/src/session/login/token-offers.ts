import { BridgeError, type NativeBridge } from '../../embedding/native/bridge'
import { local } from '../../storage/device-store'
import { t } from '../texts'
import { markOf } from '../token-keeper'
import type { TokenOffer } from './decide-offer'
import type { PageReload } from './page-reload'
import { type TakeOverDeps, takeOver } from './take-over'

export interface TokenOffersDeps extends TakeOverDeps {
  reload: PageReload
  /** A login succeeded. */
  onTaken(): void
}

/** Storage keys that survive the loss of the shell's login. */
const survivesLogout = (key: string) =>
  key.startsWith('outbox.') || ['settings', 'device', 'city', 'traded', 'session'].includes(key)

/** The token of the native shell; `''` if nobody is logged in there, null if it did not answer. */
async function shellToken(native: NativeBridge, toast: (text: string) => void): Promise<string | null> {
  try {
    return await native.token()
  } catch (error) {
    if (!(error instanceof BridgeError)) return null
    const { otherFailures } = await import('../../request/failures')
    toast(otherFailures[error.reason]().text)
    return null
  }
}

/** Tokens offered to this browser by an address or the native shell; only visits with an offer load this code. */
export function createTokenOffers(deps: TokenOffersDeps) {
  const { toast, holder, reload, onTaken } = deps

  /** True if the token is this browser's login from now on. `wanted`: the user has just logged in to the shell. */
  async function take(offer: TokenOffer, wanted = false): Promise<boolean> {
    const result = await takeOver(offer, deps, wanted)
    if (!result) return false
    onTaken()
    if (!result.kept) toast(t.cookiesBlocked())
    reload.reloadFor(`token:${markOf(holder.keeper.token() ?? '')}`, result.kept)
    return true
  }

  return {
    take,
    /**
     * The shell's token takes precedence over one from the address. If nobody is logged in to the shell, the session
     * here ends.
     */
    async takeFromShell(native: NativeBridge, addressToken: string | null): Promise<boolean> {
      const token = await shellToken(native, toast)
      if (token) return take({ token, shellEvidence: true })
      if (addressToken && (await take({ token: addressToken, shellEvidence: false }))) return true
      if (token === '' && holder.end()) {
        local.clear((key) => !survivesLogout(key))
        reload.reloadFor('no-token', true)
      }
      return false
    },
  }
}
