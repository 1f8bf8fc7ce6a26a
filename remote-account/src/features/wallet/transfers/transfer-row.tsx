import type { Transfer } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Tag } from '@plaza/shared/ui'
import { Money } from '../../../money/money'
import { outcomeOf, tones } from './transfer.model'
import { stateText, wayText } from './transfer.text'
import classes from './transfer-row.module.css'

export function TransferRow({ transfer, hidden }: { transfer: Transfer; hidden: boolean }) {
  const now = useNow()
  const { id, way, account, cents, state, reason, created_at: at } = transfer
  return (
    <Link to={to('cash-detail', { id })} className={classes.row}>
      <span className={classes.words}>
        <span className={classes.where}>{wayText[way]()}</span>
        <span className={classes.note}>{account}</span>
        <time className={classes.note} dateTime={at}>
          {dateTime(at, now)}
        </time>
        {reason && <span className={classes.reason}>{reason}</span>}
      </span>
      <span className={classes.sum}>
        <span className={classes.cents}>
          <Money cents={cents} hidden={hidden} />
        </span>
        <Tag tone={tones[outcomeOf(transfer)]}>{stateText[state]()}</Tag>
      </span>
    </Link>
  )
}
