import { calendarDate, timeOfDay } from '@plaza/shared/format'
import type { LogEntry } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { Button } from '../parts/button'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { Tag } from '../parts/tag'
import { byDay, logSentence } from './log.model'
import classes from './log.module.css'
import { useLog } from './use-log'

const t = defineTexts({
  title: { en: 'Log', zh: '日志' },
  none: { en: 'Nothing was changed yet.', zh: '还没有任何操作。' },
  older: { en: 'Older', zh: '更早的记录' },
  by: { en: (who: string) => `by ${who}`, zh: (who: string) => `操作人 ${who}` },
  owned: {
    en: (program: string, owner: string) => `${program} of ${owner}`,
    zh: (program: string, owner: string) => `${owner} 的 ${program}`,
  },
  plaza: { en: 'Plaza itself', zh: 'Plaza 自动' },
  start: { en: 'the start of the server', zh: '服务启动' },
  serial: { en: (serial: number) => `serial ${serial}`, zh: (serial: number) => `序号 ${serial}` },
})
const nobody: Readonly<Record<string, () => string>> = { plaza: t.plaza, start: t.start }

/** Who changed what, when and why; newest first. */
export function LogView() {
  const { newest, list, hasOlder, busy, failure, older } = useLog()
  return (
    <section aria-label={t.title()} className={classes.log}>
      <PolledContent of={newest} waiting={<Skeleton height={420} />}>
        {() =>
          list.length === 0 ? (
            <Empty title={t.none()} />
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
    </section>
  )
}

function Entry({ entry }: { entry: LogEntry }) {
  const { at, serial, who, owner, action, remote, why } = entry
  return (
    <li className={classes.entry}>
      <time className={classes.time} dateTime={new Date(at).toISOString()}>
        {timeOfDay(at)}
      </time>
      <div className={classes.words}>
        <p>
          {remote && <Tag tone={action === 'halt' ? 'bad' : 'none'}>{remote}</Tag>} {logSentence(entry)}
        </p>
        <p className={classes.why}>{why}</p>
      </div>
      <p className={classes.who}>
        {t.by(nobody[who]?.() ?? (owner ? t.owned(who, owner) : who))}
        <span> · {t.serial(serial)}</span>
      </p>
    </li>
  )
}
