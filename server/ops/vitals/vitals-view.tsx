import type { OperationsVitals } from '@plaza/shared/operations'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import metrics from '../metrics/metrics.module.css'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { VitalChanges } from './vital-changes'
import { VitalCharts } from './vital-charts'
import { everyRelease, type VitalFilter, VitalFilters } from './vital-filters'
import { VitalTable } from './vital-table'
import { t } from './vitals.text'

/** Web vitals and errors over time, by release, route or remote. */
export function VitalsView() {
  const [filter, setFilter] = useState<VitalFilter>(everyRelease)
  const { hours, ...rest } = filter
  const vitals = usePolled<OperationsVitals>(`vitals?${new URLSearchParams({ ...rest, hours: String(hours) })}`)
  return (
    <section aria-label={t.title()}>
      <VitalFilters filter={filter} data={vitals.data} onChange={setFilter} />
      <PolledContent of={vitals} waiting={<Skeleton height={480} />}>
        {(data) =>
          data.groups.length === 0 ? (
            <div className={metrics.none}>
              <Empty title={t.none()} />
            </div>
          ) : (
            <>
              <VitalCharts data={data} by={filter.by} />
              <VitalTable groups={data.groups} by={filter.by} />
              <VitalChanges changes={data.changes} />
            </>
          )
        }
      </PolledContent>
    </section>
  )
}
