import type { OperationsMetrics, OperationsRendering, OperationsStatus } from '@plaza/shared/operations'
import { type ReactNode, useState } from 'react'
import { usePolled } from './calls/use-polled'
import classes from './frame/frame.module.css'
import { Header } from './frame/header'
import { useView, viewName } from './frame/view'
import { LogView } from './log/log-view'
import { Metrics, type Span } from './metrics/metrics'
import { Overview } from './overview/overview'

interface BoardProps {
  languageSwitch: ReactNode
  onLogOut(): void
}

/** Fetches status and metrics for all views, so that they show the same data. */
export function Board({ languageSwitch, onLogOut }: BoardProps) {
  const view = useView()
  const status = usePolled<OperationsStatus>('status')
  return (
    <>
      <Header view={view} languageSwitch={languageSwitch} onLogOut={onLogOut} />
      <main className={classes.main}>
        <h1 className="visually-hidden">{viewName(view)}</h1>
        {view === 'overview' && <OverviewNow status={status} />}
        {view === 'numbers' && <MetricsNow status={status.data} />}
        {view === 'log' && <LogView />}
      </main>
    </>
  )
}

function OverviewNow({ status }: Pick<Parameters<typeof Overview>[0], 'status'>) {
  const hour = usePolled<OperationsMetrics>('numbers?hours=1')
  const day = usePolled<OperationsMetrics>('numbers?hours=24')
  const rendering = usePolled<OperationsRendering>('rendering')
  const counts = { hour: hour.data, day: day.data, failure: hour.failure ?? day.failure }
  return <Overview status={status} counts={counts} rendering={rendering.data} />
}

function MetricsNow({ status }: { status: OperationsStatus | undefined }) {
  const [span, setSpan] = useState<Span>(24)
  const numbers = usePolled<OperationsMetrics>(`numbers?hours=${span}`)
  return <Metrics status={status} numbers={numbers} span={span} onSpan={setSpan} />
}
