import { timeOfDay } from '@plaza/shared/format'
import type { LogEntry } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { authorName, logReason, logSentence } from '../log/log.model'
import { moment } from '../parts/format'
import { SectionHeader } from '../parts/section-header'
import classes from './changed-today.module.css'

const t = defineTexts({
  title: { en: 'Changed today', zh: '今日变更' },
  none: { en: 'Nothing was changed in the last 24 hours.', zh: '最近 24 小时没有变更。' },
  all: { en: 'The whole log', zh: '全部日志' },
})

const SHOWN = 8

/** What was changed in the last 24 hours: when, of what, by whom, to which effect. */
export function ChangedToday({ changed }: { changed: readonly LogEntry[] }) {
  return (
    <section aria-labelledby="changed">
      <SectionHeader id="changed" title={t.title()} more={{ href: '#log', words: t.all() }} />
      {changed.length === 0 && <p className={classes.none}>{t.none()}</p>}
      <ol>
        {changed.slice(0, SHOWN).map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <time className={classes.aside} dateTime={new Date(entry.at).toISOString()} title={moment(entry.at)}>
              {timeOfDay(entry.at)}
            </time>
            <p>
              {entry.remote && <b>{entry.remote}: </b>}
              {logSentence(entry)}
              <span className={classes.aside}>
                {authorName(entry)} · {logReason(entry)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
