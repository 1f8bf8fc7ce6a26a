import { calendarDate, timeOfDay } from '@plaza/shared/format'
import type { LogEntry } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { useDebounced } from '../calls/use-debounced'
import { Button } from '../parts/button'
import { Field, inputClass } from '../parts/field'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { Tag } from '../parts/tag'
import { authorName, byDay, type LogFilter, logReason, logSentence, queryOf } from './log.model'
import classes from './log.module.css'
import { useLog } from './use-log'

const t = defineTexts({
  title: { en: 'Log', zh: '日志' },
  none: { en: 'Nothing was changed yet.', zh: '还没有任何操作。' },
  noneFound: { en: 'Nothing was changed so.', zh: '没有符合条件的记录。' },
  remote: { en: 'Remote', zh: '子应用' },
  person: { en: 'Person or program', zh: '人员或程序' },
  older: { en: 'Older', zh: '更早的记录' },
  by: { en: (who: string) => `by ${who}`, zh: (who: string) => `操作人 ${who}` },
  confirmed: { en: (who: string) => `confirmed by ${who}`, zh: (who: string) => `确认人 ${who}` },
  serial: { en: (serial: number) => `serial ${serial}`, zh: (serial: number) => `序号 ${serial}` },
})

/** Who changed what, when and why; newest first. */
export function LogView() {
  const [filter, setFilter] = useState<LogFilter>({ remote: '', who: '' })
  const query = useDebounced(queryOf(filter))
  return (
    <section aria-label={t.title()} className={classes.log}>
      <search className={classes.filter}>
        <FilterField label={t.remote()} value={filter.remote} onChange={(remote) => setFilter({ ...filter, remote })} />
        <FilterField label={t.person()} value={filter.who} onChange={(who) => setFilter({ ...filter, who })} />
      </search>
      <Entries key={query} query={query} />
    </section>
  )
}

interface FilterFieldProps {
  label: string
  value: string
  onChange(value: string): void
}

const FilterField = ({ label, value, onChange }: FilterFieldProps) => (
  <Field label={label}>
    <input
      type="search"
      className={inputClass}
      maxLength={60}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)

function Entries({ query }: { query: string }) {
  const { newest, list, hasOlder, busy, failure, older } = useLog(query)
  return (
    <PolledContent of={newest} waiting={<Skeleton height={420} />}>
      {() =>
        list.length === 0 ? (
          <Empty title={query ? t.noneFound() : t.none()} />
        ) : (
          <>
            {byDay(list, (at) => calendarDate(at, Date.now())).map(({ day, entries }) => (
              <section key={day}>
                <h2 className={classes.day}>{day}</h2>
                <ol>
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ol>
              </section>
            ))}
            {failure && (
              <p role="alert" className={classes.failure}>
                {failure}
              </p>
            )}
            {hasOlder && (
              <Button busy={busy} onClick={older} className={classes.older ?? ''}>
                {t.older()}
              </Button>
            )}
          </>
        )
      }
    </PolledContent>
  )
}

function Entry({ entry }: { entry: LogEntry }) {
  const { at, serial, action, remote, detail } = entry
  return (
    <li className={classes.entry}>
      <time className={classes.time} dateTime={new Date(at).toISOString()}>
        {timeOfDay(at)}
      </time>
      <div className={classes.words}>
        <p>
          {remote && <Tag tone={action === 'halt' ? 'bad' : 'none'}>{remote}</Tag>} {logSentence(entry)}
        </p>
        <p className={classes.why}>{logReason(entry)}</p>
      </div>
      <p className={classes.who}>
        {t.by(authorName(entry))}
        {typeof detail.confirmedBy === 'string' && <span> · {t.confirmed(detail.confirmedBy)}</span>}
        <span> · {t.serial(serial)}</span>
      </p>
    </li>
  )
}
