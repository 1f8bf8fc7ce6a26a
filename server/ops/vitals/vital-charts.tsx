import type { OperationsVitals, VitalGrouping } from '@plaza/shared/operations'
import { CourseChart } from '../charts/course-chart'
import { logSentence } from '../log/log.model'
import metrics from '../metrics/metrics.module.css'
import { vitalName, vitals } from '../metrics/vital.model'
import { rate, whole } from '../parts/format'
import { groupName } from './group-name'
import { curvesOf, errorShare, type Measure, measuredAt, vitalCourse, vitalMeasure } from './vital-course.model'
import { t } from './vitals.text'

interface VitalChartsProps {
  data: OperationsVitals
  by: VitalGrouping
}

/** One chart for each web vital, and one of the errors. */
export function VitalCharts({ data, by }: VitalChartsProps) {
  const marks = data.changes.map((entry) => ({
    at: entry.at,
    sentence: by === 'remote' ? `${entry.remote}: ${logSentence(entry)}` : logSentence(entry),
  }))
  const percentiles = curvesOf(data).length === 1 ? t.band() : t.percentile()
  const chart = (title: string, measure: Measure, say: (value: number) => string, fractional: boolean) => (
    <CourseChart
      key={title}
      title={title}
      kind="lines"
      fractional={fractional}
      course={vitalCourse(data, measure, marks)}
      say={say}
      total={(name) => measuredAt(data, measure, name, null).value}
      missing={(name, step) => {
        const { n } = measuredAt(data, measure, name, step)
        return n === 0 ? '–' : t.few(n, whole(n))
      }}
      label={(name) => groupName(by, name)}
    />
  )
  return (
    <div className={metrics.grid}>
      {vitals.map((vital) =>
        chart(
          `${vital.name} · ${vitalName(vital)}, ${percentiles}`,
          vitalMeasure(vital.name),
          vital.say,
          vital.name === 'CLS',
        ),
      )}
      {chart(t.errors(), errorShare, rate, true)}
    </div>
  )
}
