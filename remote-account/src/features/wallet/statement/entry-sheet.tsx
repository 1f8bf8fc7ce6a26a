import type { LedgerRow } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, Sheet } from '@plaza/shared/ui'
import { Money } from '../../../money/money'
import { Facts } from '../facts'
import { kindText, t } from '../wallet.text'
import classes from './statement.module.css'

interface EntrySheetProps {
  row: LedgerRow | null
  hidden: boolean
  onClose: () => void
}

/** All of one entry. */
export function EntrySheet({ row, hidden, onClose }: EntrySheetProps) {
  const now = useNow()
  return (
    <Sheet open={row !== null} title={row?.title ?? ''} onClose={onClose}>
      {row && (
        <div className={classes.entry}>
          <div className={classes.entrySum} data-in={row.cents > 0 ? '' : undefined}>
            <Money cents={row.cents} hidden={hidden} signed />
          </div>
          <Facts
            of={[
              [t.kind(), kindText[row.kind]()],
              [t.time(), dateTime(row.created_at, now)],
              [t.after(), <Money key="after" cents={row.balance} hidden={hidden} />],
              [t.number(), row.id],
            ]}
          />
          {row.kind === 'red-packet' && (
            <ButtonLink block kind="secondary" to={to('red-packets')}>
              {t.redPackets()}
            </ButtonLink>
          )}
        </div>
      )}
    </Sheet>
  )
}
