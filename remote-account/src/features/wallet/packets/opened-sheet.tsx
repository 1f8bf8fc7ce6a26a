import type { RedPacket } from '@plaza/shared/api'
import { formatMoney } from '@plaza/shared/format'
import { to } from '@plaza/shared/routes'
import { ButtonLink, Sheet } from '@plaza/shared/ui'
import classes from './packets.module.css'
import { t } from './packets.text'

/** What was in a packet. */
export function OpenedSheet({ packet, onClose }: { packet: RedPacket | null; onClose: () => void }) {
  return (
    <Sheet open={packet !== null} title={packet?.title ?? ''} onClose={onClose}>
      {packet && (
        <div className={classes.opened}>
          <p className={classes.note}>{t.from(packet.sender)}</p>
          <div className={classes.sum} role="status">
            {formatMoney(packet.cents ?? 0)}
          </div>
          <p className={classes.note}>{t.inWallet()}</p>
          <ButtonLink block to={to('wallet')}>
            {t.wallet()}
          </ButtonLink>
        </div>
      )}
    </Sheet>
  )
}
