import { monthOf, monthText, shiftMonth, siteDate } from '@plaza/shared/format'
import { type BoardDay, type CentreBoard, OPERATIONS_BASE } from '@plaza/shared/operations'
import { defineTexts, language, nameOf } from '@plaza/shared/text'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import departments from '../departments/departments.module.css'
import { Button } from '../parts/button'
import { DataTable } from '../parts/data-table'
import { tenths, whole } from '../parts/format'
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
  wishes: { en: 'Wishes', zh: '心愿' },
  wishesPublished: { en: 'Published', zh: '发布' },
  wishesClaimed: { en: 'Claimed', zh: '认领' },
  wishesFinished: { en: 'Came true', zh: '实现' },
  wishesGivenBack: { en: 'Claims given back', zh: '退回认领' },
  wishDays: { en: 'Days until they came true', zh: '平均用时（天）' },
  orders: { en: 'Service orders', zh: '服务点单' },
  ordersOrdered: { en: 'Ordered', zh: '点单' },
  ordersProvided: { en: 'Taken on', zh: '接单' },
  ordersRefused: { en: 'Refused', zh: '未接受' },
  ordersOverdue: { en: 'Overdue', zh: '超时' },
  ordersGivenBack: { en: 'Given back', zh: '逾期退回' },
  ordersScored: { en: 'Scored', zh: '评价' },
  orderScore: { en: 'Mean score', zh: '平均评分' },
  venues: { en: 'Rooms', zh: '场地' },
  bookingsAsked: { en: 'Asked for', zh: '申请' },
  bookings: { en: 'Kept', zh: '使用（场）' },
  bookingPeople: { en: 'People', zh: '使用（人）' },
  unknown: { en: 'None', zh: '暂无' },
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
const deeds = [
  {
    of: 'wishes',
    figures: ['wishesPublished', 'wishesClaimed', 'wishesFinished', 'wishesGivenBack', 'wishDays'],
  },
  {
    of: 'orders',
    figures: [
      'ordersOrdered',
      'ordersProvided',
      'ordersScored',
      'orderScore',
      'ordersRefused',
      'ordersOverdue',
      'ordersGivenBack',
    ],
  },
  { of: 'venues', figures: ['bookingsAsked', 'bookings', 'bookingPeople'] },
] as const
const LABELLED_DAYS = 5
const TENTHS = 10
const tenthsOf = (value: number): number => Math.round(value * TENTHS)

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
        <h2 aria-live="polite">{monthText(month)}</h2>
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
            {deeds.map(({ of, figures: own }) => (
              <section key={of}>
                <h3 className={classes.heading}>{t[of]()}</h3>
                <dl className={classes.tiles}>
                  {own.map((figure) => (
                    <Tile key={figure} name={t[figure]()} now={total[figure]} before={before[figure]} />
                  ))}
                </dl>
              </section>
            ))}
            <TeamTable teams={teams} />
          </>
        )}
      </PolledContent>
    </section>
  )
}

/** A figure beside that of the month before. A mean of nothing is none, and compared with nothing. */
function Tile({ name, now, before }: { name: string; now: number | null; before: number | null }) {
  const change = now === null || before === null ? null : (tenthsOf(now) - tenthsOf(before)) / TENTHS
  return (
    <div className={classes.tile}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.value}>{now === null ? t.unknown() : tenths(now)}</span>
        {change !== null && <span className={classes.change}>{changeWords(change)}</span>}
      </dd>
    </div>
  )
}

function changeWords(change: number): string {
  if (change === 0) return t.same()
  return t.than(change > 0 ? t.more(tenths(change)) : t.fewer(tenths(-change)))
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
    <DataTable caption={t.teams()} heads={[t.team(), t.hours(), t.services()]}>
      {teams.map(({ id, name, nameEn, hours, services }) => (
        <tr key={id}>
          <th scope="row">{nameOf({ name, name_en: nameEn })}</th>
          <td>{whole(hours)}</td>
          <td>{whole(services)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
