import type { TransferWay } from '@plaza/shared/api'
import type { Deps } from '../../transport/context'

/** Compared to know whether an account was paid before, without opening what is stored. */
export const accountHash = ({ secret }: Pick<Deps, 'secret'>, way: TransferWay, account: string): string =>
  secret.sign('payout-account', `${way}\n${account}`)
