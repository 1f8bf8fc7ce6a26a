import { account } from '@plaza/shared/api'
import type { ConfirmOptions, Failure } from '@plaza/shared/host'
import type { RequestFunction } from '../../request/pipeline'
import type { SessionHolder } from '../holder'
import { t } from '../texts'
import { decideOffer, type TokenOffer } from './decide-offer'
import { offers } from './offers'

export interface TakeOverDeps {
  request: () => RequestFunction
  toast(text: string): void
  confirm(options: ConfirmOptions): Promise<boolean>
  holder: SessionHolder
  /** Fetches the user if there is a token but no user yet. */
  refresh(): Promise<void>
}

/** `kept`: whether the cookie could be written. Null if nothing changed. */
type TakeOverResult = { kept: boolean } | null

/**
 * Exchanges an offered token for a session of this browser, or changes nothing. `wanted`: the user has just logged in
 * to the native shell.
 */
export async function takeOver(offer: TokenOffer, deps: TakeOverDeps, wanted = false): Promise<TakeOverResult> {
  const { holder, confirm, toast } = deps
  const context = { token: holder.keeper.token(), isTraded: offers.isTraded, isRefused: offers.isRefused }
  const decision = wanted ? 'take' : decideOffer(offer, context)
  if (decision === 'refuse') toast(t.refused())
  if (decision === 'refuse' || decision === 'nothing') return null
  if (decision === 'ask' && !(await confirm({ title: t.askTitle(), text: t.askText(), confirmText: t.signIn() }))) {
    offers.declined(offer.token)
    return null
  }
  const session = await trade(offer.token, deps)
  if (!session) return null
  if (!wanted && context.token !== null && holder.store.getState().user === null) await deps.refresh()
  const present = holder.store.getState().user
  if (decision === 'take' && !wanted && present && present.id !== session.user.id) {
    const name = session.user.phone || session.user.nickname || t.someone()
    const options = { title: t.askAsTitle(name), text: t.askAsText(present.nickname), confirmText: t.signIn() }
    if (!(await confirm(options))) {
      offers.declined(offer.token)
      return null
    }
  }
  offers.traded(offer.token)
  return { kept: holder.begin(session) }
}

async function trade(token: string, { request, toast }: TakeOverDeps) {
  try {
    return await request()(account.handOver, { body: { token } })
  } catch (failure) {
    if ((failure as Failure).code !== undefined) {
      offers.refused(token)
      toast(t.refused())
    }
    return null
  }
}
