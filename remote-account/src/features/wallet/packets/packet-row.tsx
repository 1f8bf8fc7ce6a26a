import type { RedPacket } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Button, Gift, Tag } from '@plaza/shared/ui'
import { Money } from '../../../money/money'
import classes from './packets.module.css'
import { t } from './packets.text'

interface PacketRowProps {
  packet: RedPacket
  busy: boolean
  hidden: boolean
  onOpen: () => void
}

const whenOf = ({ state, opened_at: opened, expires_at: expires }: RedPacket, now: number): string => {
  if (state === 'opened') return t.openedAt(dateTime(opened ?? expires, now))
  return state === 'sealed' ? t.until(dateTime(expires, now)) : t.expiredAt(dateTime(expires, now))
}

export function PacketRow({ packet, busy, hidden, onOpen }: PacketRowProps) {
  const now = useNow()
  const { title, sender, state, cents } = packet
  return (
    <article className={classes.packet} data-state={state}>
      <span className={classes.face} aria-hidden="true">
        <Gift size={22} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.note}>{t.from(sender)}</p>
        <p className={classes.note}>{whenOf(packet, now)}</p>
      </div>
      <div className={classes.end}>
        {state === 'sealed' && (
          <Button small loading={busy} onClick={onOpen} aria-label={t.openOne(title)}>
            {t.open()}
          </Button>
        )}
        {state === 'opened' && (
          <span className={classes.cents}>
            <Money cents={cents ?? 0} hidden={hidden} />
          </span>
        )}
        {state === 'expired' && <Tag>{t.expired()}</Tag>}
      </div>
    </article>
  )
}
