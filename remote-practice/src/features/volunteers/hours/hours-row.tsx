import type { HoursRecord } from '@plaza/shared/api'
import { calendarDate } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { BadgeCheck, IconButton, Tag } from '@plaza/shared/ui'
import { hoursText } from '../../../volunteer-words/volunteer.text'
import { sourceText, t } from './hours.text'
import classes from './record.module.css'

/** An entry of the ledger. What was taken back stays, beside what took it back. */
export function HoursRow({ entry, onIssue }: { entry: HoursRecord; onIssue: () => void }) {
  const now = useNow()
  const { title, source, team, hours, served_at: servedAt, activity_id: activity, note } = entry
  const isInForce = entry.reversed_at === null && !entry.is_reversal
  const words = (
    <>
      <span className={classes.name}>{title || sourceText[source]()}</span>
      <span className={classes.quiet}>
        {[calendarDate(servedAt, now), team && nameOf({ name: team, name_en: entry.team_en })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {note && <span className={classes.quiet}>{note}</span>}
    </>
  )
  return (
    <div className={classes.row} data-void={isInForce ? undefined : ''}>
      {activity ? (
        <Link className={classes.words} to={to('activity', { id: activity })}>
          {words}
        </Link>
      ) : (
        <span className={classes.words}>{words}</span>
      )}
      <span className={classes.side}>
        <span className={classes.amount}>{(hours > 0 ? t.plus : t.amount)(hoursText(hours))}</span>
        {isInForce ? (
          <IconButton label={t.issueOne()} icon={<BadgeCheck size={20} />} onClick={onIssue} />
        ) : (
          <Tag tone="grey">{entry.is_reversal ? t.reversal() : t.reversed()}</Tag>
        )}
      </span>
    </div>
  )
}
