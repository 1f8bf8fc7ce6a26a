import type { LedgerRow } from '@plaza/shared/api'
import { formatMoney, momentText } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Money } from '../../../money/money'
import { t } from '../wallet.text'
import classes from './statement.module.css'

interface LedgerLineProps {
  row: LedgerRow
  hidden: boolean
  onShow: () => void
}

/** A line of the statement: the page of its transfer, or a sheet with all of it. */
export function LedgerLine({ row, hidden, onShow }: LedgerLineProps) {
  const inside = (
    <>
      <span className={classes.words}>
        <span className={classes.what}>{row.title}</span>
        <time className={classes.note} dateTime={row.created_at}>
          {momentText(row.created_at)}
        </time>
      </span>
      <span className={classes.sum}>
        <span className={classes.cents} data-in={row.cents > 0 ? '' : undefined}>
          <Money cents={row.cents} hidden={hidden} signed />
        </span>
        {!hidden && <span className={classes.note}>{t.balanceAfter(formatMoney(row.balance))}</span>}
      </span>
    </>
  )
  if (row.transfer_id)
    return (
      <Link to={to('cash-detail', { id: row.transfer_id })} className={classes.line}>
        {inside}
      </Link>
    )
  return (
    <button type="button" className={classes.line} onClick={onShow}>
      {inside}
    </button>
  )
}
