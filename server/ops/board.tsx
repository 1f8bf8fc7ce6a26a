import type { OperationsMetrics, OperationsOverview, OperationsStatus, QueueName } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useLine } from './calls/use-line'
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
import { Keys } from './frame/keys'
import type { Badges } from './frame/navigation'
import { siteName } from './frame/site-name'
import { namedViews, useView, type View, viewName, views } from './frame/view'
import { HealthView } from './health/health-view'
import { LogView } from './log/log-view'
import { Metrics, type Span } from './metrics/metrics'
import { ModerationView } from './moderation/moderation-view'
import { Overview } from './overview/overview'
import { Skeleton } from './parts/state'
import { PreviewsView } from './previews/previews-view'
import { QueueView } from './queue/queue-view'
import { queueParts } from './queue-parts'
import { RemotesView } from './remotes/remotes-view'
import { RequestsView } from './requests/requests-view'
import { useSession } from './session/session'
import { Tokens } from './tokens/tokens'
import { VitalsView } from './vitals/vitals-view'

/** With its editors of texts and pages it is larger than all other views together. */
const NewsroomView = lazy(() => import('./newsroom/newsroom-view').then((module) => ({ default: module.NewsroomView })))

const t = defineTexts({
  title: { en: 'Plaza back office', zh: 'Plaza 后台' },
  skip: { en: 'Skip to the content', zh: '跳到内容' },
})

interface BoardProps {
  languageSwitch: ReactNode
  onLogOut(): void
}

/** The views of the operator's role. */
export function Board(props: BoardProps) {
  const { role } = useSession().operator
  const view = useView(role)
  return (views.viewer as readonly View[]).every((one) => (views[role] as readonly View[]).includes(one)) ? (
    <DeliveryBoard {...props} view={view} />
  ) : (
    <Frame {...props} view={view} badges={{}}>
      <CurrentView view={view} />
    </Frame>
  )
}

interface FrameProps extends BoardProps {
  view: View
  badges: Badges
  children: ReactNode
}

function Frame({ view, badges, children, ...ends }: FrameProps) {
  const named = namedViews(useSession().operator.role)
  const main = useRef<HTMLElement>(null)
  const waiting = Object.values(badges).reduce((sum, n) => sum + n, 0)
  const place = [viewName(view), siteName(), t.title()].filter(Boolean).join(' · ')
  document.title = waiting > 0 ? `(${waiting}) ${place}` : place
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link; the hash of the address names the view, so that it is not followed */}
      <a
        href="#content"
        className={classes.skip}
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t.skip()}
      </a>
      <Header view={view} views={named} badges={badges} {...ends} />
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        <h1 className="visually-hidden">{viewName(view)}</h1>
        {children}
      </main>
      <Keys views={named} />
    </>
  )
}

/** Fetches the overview for all views of deliveries, whose navigation says how much there is to look at. */
function DeliveryBoard({ view, ...ends }: BoardProps & { view: View }) {
  const overview = usePolled<OperationsOverview>('overview')
  const [changes, setChanges] = useState(0)
  // It is asked for every 15 seconds too: alerts come from counts that no event tells of.
  useLine(useSession().expired ? undefined : 'overview/events', () => {
    if (document.visibilityState !== 'visible') return
    overview.refresh()
    setChanges((before) => before + 1)
  })
  const alerts = overview.data?.alerts ?? []
  const badges = { overview: alerts.length }
  return (
    <Frame view={view} badges={badges} {...ends}>
      {view === 'overview' && <Overview overview={overview} />}
      {view === 'remotes' && <RemotesView overview={overview} changes={changes} />}
      {view === 'requests' && <RequestsView onChange={overview.refresh} />}
      {view === 'numbers' && <MetricsNow />}
      <CurrentView view={view} />
    </Frame>
  )
}

const isQueue = (name: string): name is QueueName => Object.hasOwn(queueParts, name)

function CurrentView({ view }: { view: View }) {
  if (view === 'device') return <DeviceView />
  if (view === 'health') return <HealthView />
  if (view === 'vitals') return <VitalsView />
  if (view === 'errors') return <ErrorsView />
  if (view === 'log') return <LogView />
  if (view === 'previews') return <PreviewsView />
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
  if (view === 'templates') return <Templates />
  return view === 'figures' && <Figures />
}

function MetricsNow() {
  const status = usePolled<OperationsStatus>('status').data
  const [span, setSpan] = useState<Span>(24)
  const numbers = usePolled<OperationsMetrics>(`numbers?hours=${span}`)
  return <Metrics status={status} numbers={numbers} span={span} onSpan={setSpan} />
}
