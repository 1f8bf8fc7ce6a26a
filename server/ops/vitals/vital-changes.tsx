import type { LogEntry } from '@plaza/shared/operations'
import { logSentence } from '../log/log.model'
import { moment } from '../parts/format'
import { Tag } from '../parts/tag'
import classes from './vitals.module.css'
import { t } from './vitals.text'

/** Changes after which other releases ran, newest first; each is a dashed line in the charts. */
export function VitalChanges({ changes }: { changes: readonly LogEntry[] }) {
  return (
    <section className={classes.changes} aria-label={t.changes()}>
      <h2>{t.changes()}</h2>
      {changes.length === 0 && <p className={classes.few}>{t.unchanged()}</p>}
      <ol>
        {changes.toReversed().map((entry) => (
          <li key={entry.id}>
            <span className={classes.few}>{moment(entry.at)}</span> <Tag>{entry.remote}</Tag> {logSentence(entry)}{' '}
            <span className={classes.few}>{t.who(entry.who)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
