import { credits } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Coins, Gift, ReceiptJapaneseYen } from '@plaza/shared/ui'
import { t } from '../wallet.text'
import classes from './balance.module.css'

/** What else the wallet has: red packets, credits and withdrawals. */
export function EntryTiles({ sealed }: { sealed: number }) {
  const own = useResource(credits.mine, { query: { page_size: 1 } }, { freshMs: 0 })
  return (
    <nav className={classes.tiles} aria-label={t.entries()}>
      <Link to={to('red-packets')} className={classes.tile}>
        <Gift size={24} />
        {t.redPackets()}
        <span className={classes.value} data-due={sealed > 0 ? '' : undefined}>
          {sealed > 0 ? t.toOpen(sealed) : t.noneToOpen()}
        </span>
      </Link>
      <Link to={to('red-packets', {}, { tab: 'credits' })} className={classes.tile}>
        <Coins size={24} />
        {t.credits()}
        <span className={classes.value}>{own.data ? count(own.data.balance) : '–'}</span>
      </Link>
      <Link to={to('cash-detail', { id: 'all' })} className={classes.tile}>
        <ReceiptJapaneseYen size={24} />
        {t.withdrawals()}
        <span className={classes.value}>{t.records()}</span>
      </Link>
    </nav>
  )
}
