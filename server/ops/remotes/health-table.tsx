import { attemptsOf, failureShare, type RunningReleases } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { PolledData } from '../calls/use-polled'
import type { HealthRow } from '../overview/health.model'
import { duration, rate, whole } from '../parts/format'
import { ReleaseId } from '../parts/release'
import { Skeleton } from '../parts/state'
import { State, Tag } from '../parts/tag'
import classes from './health-table.module.css'

const t = defineTexts({
  title: { en: 'Last hour', zh: '近 1 小时' },
  loads: { en: 'Loads', zh: '加载' },
  failed: { en: 'Failed', zh: '失败率' },
  p75: { en: 'Load p75', zh: '耗时 P75' },
  base: { en: 'Base', zh: '全量' },
  share: { en: 'Share', zh: '灰度' },
  unread: {
    en: (why: string) => `The numbers could not be read: ${why}`,
    zh: (why: string) => `无法读取数据：${why}`,
  },
  before: { en: 'Before, 24 h', zh: '上一版，24 小时' },
  judged: {
    en: 'As alerts and plans judge: an address counts for two loads at most.',
    zh: '与告警和上线计划同一口径：每个网络地址最多计两次加载。',
  },
})
const nothing = '–'

interface HealthTableProps {
  rows: readonly HealthRow[]
  running: PolledData<RunningReleases>
}

/** Health of each running release, next to the previous one. */
export function HealthTable({ rows, running: { data, failure } }: HealthTableProps) {
  if (!data) return failure ? <p className={classes.unread}>{t.unread(failure.message)}</p> : <Skeleton height={72} />
  if (rows.length === 0) return null
  return (
    <div>
      <table className={classes.table}>
        <caption className="visually-hidden">{t.title()}</caption>
        <thead>
          <tr>
            <th scope="col">{t.title()}</th>
            <th scope="col">{t.loads()}</th>
            <th scope="col">{t.failed()}</th>
            <th scope="col">{t.p75()}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Row key={row.release} row={row} />
        ))}
      </table>
      <p className={classes.judged}>{t.judged()}</p>
    </div>
  )
}

function Row({ row }: { row: HealthRow }) {
  const { health } = row
  return (
    <tbody className={health ? undefined : classes.past}>
      <tr>
        <th scope="row">
          <ReleaseId id={row.release} />
        </th>
        <td>{whole(row.loads)}</td>
        <td>{attemptsOf(row) === 0 ? nothing : rate(failureShare(row))}</td>
        <td>{row.p75 === null ? nothing : duration(row.p75)}</td>
      </tr>
      <tr>
        <td colSpan={4} className={classes.verdict}>
          <Tag>{t[row.runs]()}</Tag> {health && <State tone={health.tone}>{health.words}</State>}
        </td>
      </tr>
    </tbody>
  )
}
