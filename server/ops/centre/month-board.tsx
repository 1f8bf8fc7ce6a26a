import { monthOf, shiftMonth, siteDate } from '@plaza/shared/format'
import { type BoardDay, type CentreBoard, OPERATIONS_BASE } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import departments from '../departments/departments.module.css'
import { Button } from '../parts/button'
import { whole } from '../parts/format'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import classes from './centre.module.css'

const t = defineTexts({
  before: { en: 'Month before', zh: '上个月' },
  after: { en: 'Month after', zh: '下个月' },
  file: { en: 'Download CSV', zh: '下载 CSV' },
  hours: { en: 'Hours given', zh: '服务时长（小时）' },
  people: { en: 'People who gave them', zh: '参与人数' },
  activities: { en: 'Activities', zh: '活动场次' },
  volunteers: { en: 'New volunteers', zh: '新增志愿者' },
  than: {
    en: (change: string) => `${change} than the month before`,
    zh: (change: string) => `较上月 ${change}`,
  },
  more: { en: (n: string) => `${n} more`, zh: (n: string) => `+${n}` },
  fewer: { en: (n: string) => `${n} fewer`, zh: (n: string) => `−${n}` },
  same: { en: 'As in the month before', zh: '与上月持平' },
  byDay: { en: 'Hours by day', zh: '每日服务时长' },
  onDay: {
    en: (day: string, hours: string) => `${day}: ${hours} hours`,
    zh: (day: string, hours: string) => `${day}：${hours} 小时`,
  },
  teams: { en: 'Teams with the most hours', zh: '服务时长最多的队伍' },
  team: { en: 'Team', zh: '队伍' },
  services: { en: 'Services', zh: '服务人次' },
  quiet: { en: 'No team has hours in this month.', zh: '本月还没有队伍产生服务时长。' },
})

const figures = ['hours', 'people', 'activities', 'volunteers'] as const
const LABELLED_DAYS = 5

/** What happened in a month, by days, and the same as a file. */
export function MonthBoard() {
  const today = monthOf(siteDate(Date.now()))
  const [month, setMonth] = useState(today)
  const board = usePolled<CentreBoard>(`centre/board?month=${month}`)
  const file = `${OPERATIONS_BASE}/centre/board.csv?month=${month}&language=${language() === 'en' ? 'en' : 'zh'}`
  return (
    <section>
      <div className={classes.bar}>
        <Button aria-label={t.before()} onClick={() => setMonth(shiftMonth(month, -1))}>
          <ChevronLeft />
        </Button>
        <h2 aria-live="polite">{month}</h2>
        <Button aria-label={t.after()} disabled={month >= today} onClick={() => setMonth(shiftMonth(month, 1))}>
          <ChevronRight />
        </Button>
        <a href={file} download className={departments.download}>
          {t.file()}
        </a>
      </div>
      <PolledContent of={board} waiting={<Skeleton height={360} />}>
        {({ total, before, days, teams }) => (
          <>
            <dl className={classes.tiles}>
              {figures.map((figure) => (
                <Tile key={figure} name={t[figure]()} now={total[figure]} before={before[figure]} />
              ))}
            </dl>
            <HoursByDay days={days} />
            <TeamTable teams={teams} />
          </>
        )}
      </PolledContent>
    </section>
  )
}

function Tile({ name, now, before }: { name: string; now: number; before: number }) {
  const change = now - before
  const words = change > 0 ? t.more(whole(change)) : t.fewer(whole(-change))
  return (
    <div className={classes.tile}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.value}>{whole(now)}</span>
        <span className={classes.change}>{change === 0 ? t.same() : t.than(words)}</span>
      </dd>
    </div>
  )
}

function HoursByDay({ days }: { days: readonly BoardDay[] }) {
  const most = Math.max(1, ...days.map(({ hours }) => hours))
  return (
    <figure className={classes.chart}>
      <figcaption>{t.byDay()}</figcaption>
      <ol className={classes.days}>
        {days.map(({ day, hours }, index) => (
          <li key={day} title={t.onDay(day, whole(hours))}>
            <span className="visually-hidden">{t.onDay(day, whole(hours))}</span>
            <div className={classes.column} style={{ height: `${(Math.max(0, hours) / most) * 100}%` }} />
            <span aria-hidden="true">{index % LABELLED_DAYS === 0 ? index + 1 : ''}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function TeamTable({ teams }: Pick<CentreBoard, 'teams'>) {
  if (teams.length === 0) return <Empty title={t.quiet()} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={departments.scroll} aria-label={t.teams()} tabIndex={0}>
      <table className={departments.table}>
        <caption className="visually-hidden">{t.teams()}</caption>
        <thead>
          <tr>
            {[t.team(), t.hours(), t.services()].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map(({ id, name, hours, services }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{whole(hours)}</td>
              <td>{whole(services)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
