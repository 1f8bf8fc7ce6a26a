import { account } from '@plaza/shared/api'
import type { ConfirmOptions, Failure } from '@plaza/shared/host'
import type { Request } from '../request/pipeline'
import { decideOffer, type Offer } from './decide-offer'
import type { Holder } from './holder'
import { offers } from './offers'
import { t } from './texts'

interface TakeOverDeps {
  request: () => Request
  toast(text: string): void
  confirm(options: ConfirmOptions): Promise<boolean>
  holder: Holder
  /** Looks at the present user where the token is there and the user is not known yet. */
  refresh(): Promise<void>
}

/** `kept` says whether the cookie could be written. */
export type TakenOver = { kept: boolean } | null

/**
 * Trades an offered token for a session of this browser, or leaves all as it was. `wanted`: the person has just
 * logged in to the native shell.
 */
export async function takeOver(offer: Offer, deps: TakeOverDeps, wanted = false): Promise<TakenOver> {
  const { holder, confirm, toast } = deps
  const known = { token: holder.keeper.token(), isTraded: offers.isTraded, isRefused: offers.isRefused }
  const decision = wanted ? 'take' : decideOffer(offer, known)
  if (decision === 'refuse') toast(t.refused())
  if (decision === 'refuse' || decision === 'nothing') return null
  if (decision === 'ask' && !(await confirm({ title: t.askTitle(), text: t.askText(), confirmText: t.signIn() }))) {
    offers.declined(offer.token)
    return null
  }
  const session = await trade(offer.token, deps)
  if (!session) return null
  if (!wanted && known.token !== null && holder.store.getState().user === null) await deps.refresh()
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
