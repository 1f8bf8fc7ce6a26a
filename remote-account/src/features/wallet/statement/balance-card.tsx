import type { DataOf, wallets } from '@plaza/shared/api'
import { useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink } from '@plaza/shared/ui'
import { AmountsButton } from '../../../money/amounts-button'
import { Money } from '../../../money/money'
import type { Amounts } from '../../../money/use-amounts'
import { NoPhoneNote } from '../no-phone-note'
import { t } from '../wallet.text'
import classes from './balance.module.css'

export type WalletAccount = DataOf<typeof wallets.account>

interface BalanceCardProps {
  wallet: Pick<WalletAccount, 'cents' | 'frozen_cents' | 'total_cents'>
  amounts: Amounts
}

/** The balance in large type; what is being withdrawn is told apart from it. */
export function BalanceCard({ wallet, amounts }: BalanceCardProps) {
  const { hidden } = amounts
  const user = useSessionUser()
  const { cents, frozen_cents: frozen, total_cents: total } = wallet
  return (
    <section className={classes.card} aria-label={t.balance()}>
      <div className={classes.head}>
        <p className={classes.label}>{t.balance()}</p>
        <AmountsButton {...amounts} />
      </div>
      <div className={classes.balance}>
        <Money cents={cents} hidden={hidden} />
      </div>
      {frozen > 0 && (
        <dl className={classes.parts}>
          <div>
            <dt>{t.frozen()}</dt>
            <dd>
              <Money cents={frozen} hidden={hidden} />
            </dd>
          </div>
          <div>
            <dt>{t.total()}</dt>
            <dd>
              <Money cents={total} hidden={hidden} />
            </dd>
          </div>
        </dl>
      )}
      {user?.phone === '' ? (
        <NoPhoneNote redirect={to('wallet')} />
      ) : (
        <ButtonLink block to={to('cash-out')}>
          {t.cashOut()}
        </ButtonLink>
      )}
    </section>
  )
}
