import { timeOfDay } from '@plaza/shared/format'
import type { OperationsOverview } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { useNarrow } from '../frame/use-narrow'
import { Button } from '../parts/button'
import { Mark } from '../parts/tag'
import { useSession } from '../session/session'
import { alertWords } from './alert.model'
import classes from './alert-list.module.css'

const t = defineTexts({
  title: { en: 'Wrong now', zh: '当前问题' },
  well: { en: 'All is well', zh: '一切正常' },
  unknown: { en: 'Not known now', zh: '状态暂时未知' },
  bad: {
    en: (n: number) => (n === 1 ? 'One thing is wrong now' : `${n} things are wrong now`),
    zh: (n: number) => `当前有 ${n} 处故障`,
  },
  watch: {
    en: (n: number) => (n === 1 ? 'One thing to look at' : `${n} things to look at`),
    zh: (n: number) => `有 ${n} 件事需要关注`,
  },
  checked: { en: (at: string) => `checked ${at}`, zh: (at: string) => `${at} 检查` },
  levelBad: { en: 'Wrong', zh: '故障' },
  levelWatch: { en: 'Look at it', zh: '需关注' },
  more: { en: (n: number) => `Show ${n} more`, zh: (n: number) => `再显示 ${n} 条` },
  fewer: { en: 'Show fewer', zh: '收起' },
})

/** So that the remotes that matter are seen below them, on a phone too. */
const shownAtOnce = (isNarrow: boolean): number => (isNarrow ? 3 : 5)

interface AlertListProps {
  overview: OperationsOverview
  /** Whether the server could not be asked again since. */
  isStale: boolean
}

/** What is wrong now, most serious first, each with the way to its mend. */
export function AlertList({ overview: { alerts, level, at }, isStale }: AlertListProps) {
  const { name } = useSession().operator
  const [isLong, setLong] = useState(false)
  const most = shownAtOnce(useNarrow())
  const worst = alerts.filter((alert) => alert.level === level).length
  const verdict = level === 'good' ? t.well() : t[level](level === 'watch' ? alerts.length : worst)
  const shown = isLong ? alerts : alerts.slice(0, most)
  return (
    <section className={classes.section} data-level={level} aria-label={t.title()}>
      <p className={classes.verdict} aria-live="polite">
        <Mark tone={isStale ? 'none' : level} />
        <b>{isStale ? t.unknown() : verdict}</b>
        <time className={classes.checked} dateTime={new Date(at).toISOString()}>
          {t.checked(timeOfDay(at))}
        </time>
      </p>
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((alert) => {
            const { key, words, action, href } = alertWords(alert, at, name)
            return (
              <li key={key} data-row={key}>
                <a href={href} className={classes.alert}>
                  <Mark tone={alert.level} label={alert.level === 'bad' ? t.levelBad() : t.levelWatch()} />
                  <span className={classes.words}>{words}</span>
                  <span className={classes.action}>{action}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
      {alerts.length > most && (
        <Button kind="quiet" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t.fewer() : t.more(alerts.length - most)}
        </Button>
      )}
    </section>
  )
}
