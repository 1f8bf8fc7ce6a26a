import type { ClaimedVoucher, Voucher } from '@plaza/shared/api'
import { momentText } from '@plaza/shared/format'
import { Button } from '@plaza/shared/ui'
import { t } from '../tourism.text'
import { useClaim } from './use-claim'
import classes from './vouchers.module.css'

interface VoucherCardProps {
  voucher: Voucher
  claimed: ClaimedVoucher | undefined
  onShow: () => void
}

export function VoucherCard({ voucher, claimed, onShow }: VoucherCardProps) {
  const { title, merchant, worth, rule, left, total, days } = voucher
  const { busy, claim } = useClaim(voucher)
  const gone = !claimed && left === 0
  return (
    <article className={classes.voucher} data-gone={gone || undefined}>
      <p className={classes.worth}>{worth}</p>
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.note}>{merchant}</p>
        <p className={classes.note}>{rule}</p>
        <p className={classes.note}>{claimed ? t.until(momentText(claimed.expires_at)) : t.holds(days)}</p>
        <div className={classes.foot}>
          <span className={classes.left}>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ transform: `scaleX(${total === 0 ? 0 : left / total})` }} />
            </span>
            {t.left(left, total)}
          </span>
          {claimed ? (
            <Button small kind="secondary" aria-label={`${t.show()} ${title}`} onClick={onShow}>
              {t.show()}
            </Button>
          ) : (
            <Button
              small
              loading={busy}
              disabled={gone}
              aria-label={`${gone ? t.gone() : t.claim()} ${title}`}
              onClick={claim}
            >
              {gone ? t.gone() : t.claim()}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
