import type { OperationsMetrics, OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import type { PolledData } from '../calls/use-polled'
import { courseOf, type Measure, releasesIn } from '../charts/course.model'
import { CourseChart } from '../charts/course-chart'
import { metricsOf } from '../overview/health.model'
import { inputClass } from '../parts/field'
import { duration, whole } from '../parts/format'
import { Segments } from '../parts/segments'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { FailureList } from './failure-list'
import classes from './metrics.module.css'
import { Vitals } from './vitals'

const t = defineTexts({
  title: { en: 'Numbers', zh: '数据' },
  owner: { en: 'Whose numbers', zh: '数据归属' },
  host: { en: 'Host', zh: '宿主' },
  span: { en: 'Span', zh: '时段' },
  h1: { en: '1 h', zh: '1 小时' },
  h24: { en: '24 h', zh: '24 小时' },
  h168: { en: '7 d', zh: '7 天' },
  loads: { en: 'Loads', zh: '加载次数' },
  failures: { en: 'Failures', zh: '失败次数' },
  p75: { en: 'Load time, p75', zh: '加载耗时 P75' },
  none: {
    en: 'No numbers yet. Pages report them while people use the app.',
    zh: '还没有数据。用户使用应用时，页面会上报。',
  },
})

const HOST = 'host'
/** Up to this many owners are shown as segments; more as a list. */
const MAX_SEGMENTS = 8
const spans = [1, 24, 168] as const
export type Span = (typeof spans)[number]
const spanNames: Record<Span, () => string> = { 1: t.h1, 24: t.h24, 168: t.h168 }

interface MetricsProps {
  status: OperationsStatus | undefined
  numbers: PolledData<OperationsMetrics>
  span: Span
  onSpan(span: Span): void
}

/** Metrics of each remote and its releases, as reported by pages. */
export function Metrics({ status, numbers, span, onSpan }: MetricsProps) {
  const remotes = status?.remotes.map(({ name }) => name) ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  if (chosen === null && numbers.data && status) setChosen(busiest(remotes, numbers.data))
  const owner = chosen ?? HOST
  const owners = [...remotes, HOST].map((value) => ({ value, name: value === HOST ? t.host() : value }))
  const newestFirst = status?.remotes.find(({ name }) => name === owner)?.releases.map(({ id }) => id) ?? []
  return (
    <section aria-label={t.title()}>
      <div className={classes.choices}>
        {owners.length > MAX_SEGMENTS ? (
          <select
            aria-label={t.owner()}
            className={inputClass}
            value={owner}
            onChange={(event) => setChosen(event.target.value)}
          >
            {owners.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <Segments<string> label={t.owner()} options={owners} value={owner} onChange={setChosen} />
        )}
        <Segments<Span>
          label={t.span()}
          options={spans.map((value) => ({ value, name: spanNames[value]() }))}
          value={span}
          onChange={onSpan}
        />
      </div>
      <PolledContent of={numbers} waiting={<Waiting />}>
        {(data) => <Charts owner={owner} newestFirst={newestFirst} numbers={data} />}
      </PolledContent>
    </section>
  )
}

/** The remote with the most loads, as the default. */
function busiest(remotes: readonly string[], numbers: OperationsMetrics): string {
  const loads = (remote: string) => metricsOf(numbers, remote).reduce((sum, one) => sum + one.loads + one.failures, 0)
  return [...remotes].sort((a, b) => loads(b) - loads(a))[0] ?? HOST
}

interface ChartsProps {
  owner: string
  newestFirst: readonly string[]
  numbers: OperationsMetrics
}

function Charts({ owner, newestFirst, numbers }: ChartsProps) {
  const releases = releasesIn(numbers, owner, newestFirst)
  const own = metricsOf(numbers, owner)
  const course = (measure: Measure) => courseOf(numbers, { remote: owner, releases, measure })
  const of = (release: string) => own.find((one) => one.release === release)
  if (own.length === 0)
    return (
      <div className={classes.none}>
        <Empty title={t.none()} />
      </div>
    )
  return (
    <div className={classes.grid}>
      {owner !== HOST && (
        <>
          <CourseChart
            title={t.loads()}
            kind="bars"
            course={course(({ loads }) => loads)}
            say={whole}
            total={(release) => of(release)?.loads ?? null}
          />
          <CourseChart
            title={t.failures()}
            kind="bars"
            course={course(({ failures }) => failures || null)}
            say={whole}
            total={(release) => of(release)?.failures ?? null}
          />
          <CourseChart
            title={t.p75()}
            kind="lines"
            course={course(({ p75 }) => p75)}
            say={duration}
            total={(release) => of(release)?.loadMs?.p75 ?? null}
          />
        </>
      )}
      <Vitals releases={releases} numbers={own} />
      <FailureList releases={releases} numbers={own} />
    </div>
  )
}

function Waiting() {
  return (
    <div className={classes.grid}>
      {['loads', 'failures', 'time', 'vitals'].map((chart) => (
        <Skeleton key={chart} height={260} />
      ))}
    </div>
  )
}
