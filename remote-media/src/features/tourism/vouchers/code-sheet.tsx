import type { ClaimedVoucher, Voucher } from '@plaza/shared/api'
import { momentText } from '@plaza/shared/format'
import { Sheet } from '@plaza/shared/ui'
import { t } from '../tourism.text'
import classes from './vouchers.module.css'

interface CodeSheetProps {
  voucher: Voucher | undefined
  claimed: ClaimedVoucher | undefined
  onClose: () => void
}

const PART = 5

/** The code is large enough to be read across a counter. */
export function CodeSheet({ voucher, claimed, onClose }: CodeSheetProps) {
  return (
    <Sheet open={voucher !== undefined && claimed !== undefined} title={voucher?.title ?? ''} onClose={onClose}>
      <div className={classes.code}>
        <p className={classes.note}>{t.code()}</p>
        <p className={classes.signs}>
          {claimed?.code.slice(0, PART)} {claimed?.code.slice(PART)}
        </p>
        <p className={classes.note}>{voucher?.rule}</p>
        {claimed && <p className={classes.note}>{t.until(momentText(claimed.expires_at))}</p>}
      </div>
    </Sheet>
  )
}
