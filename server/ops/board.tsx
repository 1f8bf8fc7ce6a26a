import type { OperationsMetrics, OperationsRendering, OperationsStatus, QueueName } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { usePolled } from './calls/use-polled'
import { BookingsView } from './centre/bookings/bookings-view'
import { ClaimsView } from './centre/claims/claims-view'
import { DispatchView } from './centre/dispatch/dispatch-view'
import { HoursView } from './centre/hours-view'
import { MonthBoard } from './centre/month-board'
import { Figures } from './departments/figures'
import { Templates } from './departments/templates'
import { DeviceView } from './device/device-view'
import { ErrorsView } from './errors/errors-view'
import { Payments } from './finance/payments'
import { Reconciliation } from './finance/reconciliation'
import classes from './frame/frame.module.css'
import { Header } from './frame/header'
import { useView, type View, viewName, views } from './frame/view'
import { HealthView } from './health/health-view'
import { LogView } from './log/log-view'
import { Metrics, type Span } from './metrics/metrics'
import { ModerationView } from './moderation/moderation-view'
import { Overview } from './overview/overview'
import { Skeleton } from './parts/state'
import { QueueView } from './queue/queue-view'
import { queueParts } from './queue-parts'
import { useSession } from './session/session'
import { Tokens } from './tokens/tokens'
import { VitalsView } from './vitals/vitals-view'

/** With its editors of texts and pages it is larger than all other views together. */
const NewsroomView = lazy(() => import('./newsroom/newsroom-view').then((module) => ({ default: module.NewsroomView })))

const t = defineTexts({ title: { en: 'Plaza back office', zh: 'Plaza 后台' } })

interface BoardProps {
  languageSwitch: ReactNode
  onLogOut(): void
}

/** The views of the operator's role. */
export function Board({ languageSwitch, onLogOut }: BoardProps) {
  const view = useView(useSession().operator.role)
  document.title = `${viewName(view)} · ${t.title()}`
  return (
    <>
      <Header view={view} languageSwitch={languageSwitch} onLogOut={onLogOut} />
      <main className={classes.main}>
        <h1 className="visually-hidden">{viewName(view)}</h1>
        <CurrentView view={view} />
      </main>
    </>
  )
}

type DeliveryView = Exclude<(typeof views)['viewer'][number], 'health' | 'vitals' | 'errors' | 'device'>
const isDelivery = (view: View): view is DeliveryView => (views.viewer as readonly View[]).includes(view)

const isQueue = (name: string): name is QueueName => Object.hasOwn(queueParts, name)

function CurrentView({ view }: { view: View }) {
  if (view === 'device') return <DeviceView />
  if (view === 'health') return <HealthView />
  if (view === 'vitals') return <VitalsView />
  if (view === 'errors') return <ErrorsView />
  if (isDelivery(view)) return <DeliveryViews view={view} />
  if (view === 'tokens') return <Tokens />
  if (view === 'moderation') return <ModerationView />
  const queue = view === 'advices' ? 'departments' : view
  if (isQueue(queue)) return <QueueView key={queue} queue={queue} parts={queueParts[queue]} />
  if (view === 'payments') return <Payments />
  if (view === 'reconciliation') return <Reconciliation />
  if (view === 'dispatch') return <DispatchView />
  if (view === 'bookings') return <BookingsView />
  if (view === 'board') return <MonthBoard />
  if (view === 'claims') return <ClaimsView />
  if (view === 'hours') return <HoursView />
  if (view === 'newsroom')
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        <NewsroomView />
      </Suspense>
    )
  return view === 'templates' ? <Templates /> : <Figures />
}

/** Fetches the status for all views of deliveries, so that they show the same data. */
function DeliveryViews({ view }: { view: DeliveryView }) {
  const status = usePolled<OperationsStatus>('status')
  if (view === 'overview') return <OverviewNow status={status} />
  if (view === 'numbers') return <MetricsNow status={status.data} />
  return <LogView />
}

function OverviewNow({ status }: Pick<Parameters<typeof Overview>[0], 'status'>) {
  const hour = usePolled<OperationsMetrics>('numbers?hours=1')
  const day = usePolled<OperationsMetrics>('numbers?hours=24')
  const rendering = usePolled<OperationsRendering>('rendering')
  const counts = { hour: hour.data, day: day.data, failure: hour.failure ?? day.failure }
  const shown = { status, counts, rendering: rendering.data }
  const { role } = useSession().operator
  return role === 'releaser' || role === 'owner' ? (
    <OverviewWithPreviews {...shown} />
  ) : (
    <Overview {...shown} previews={null} />
  )
}

const OverviewWithPreviews = (shown: Omit<Parameters<typeof Overview>[0], 'previews'>) => (
  <Overview {...shown} previews={usePolled('release-previews')} />
)

function MetricsNow({ status }: { status: OperationsStatus | undefined }) {
  const [span, setSpan] = useState<Span>(24)
  const numbers = usePolled<OperationsMetrics>(`numbers?hours=${span}`)
  return <Metrics status={status} numbers={numbers} span={span} onSpan={setSpan} />
}
