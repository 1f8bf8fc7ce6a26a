import { hostNow } from '@plaza/shared/host'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Match } from '../routing/live-routes'
import type { Pages } from '../routing/pages'
import { PageTrouble } from './page-trouble'

/** Where a page stands: its own code, or a panel with retry where it could not be loaded or threw. */
export function PageSlot({ match, pages }: { match: Match; pages: Pages }) {
  const [loaded, setLoaded] = useState(() => pages.peek(match))
  const [busy, setBusy] = useState(false)

  const retry = async () => {
    setBusy(true)
    setLoaded(await pages.load(match))
    setBusy(false)
  }

  const failed = loaded?.state !== 'ready'
  useEffect(() => {
    if (!failed) return
    const again = () => void retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })

  if (loaded?.state !== 'ready') {
    return <PageTrouble kind={loaded?.state ?? 'failed'} reason={loaded?.reason ?? ''} busy={busy} onRetry={retry} />
  }
  const { Page } = loaded
  return (
    <div data-accent={match.route.row.accent} data-route={match.route.id} data-remote={match.route.owner}>
      <ErrorBoundary
        onError={(error) => hostNow().telemetry.failed('page-threw', `${match.route.id}: ${String(error)}`)}
        fallbackRender={({ resetErrorBoundary }) => (
          <PageTrouble kind="threw" reason="" busy={false} onRetry={resetErrorBoundary} />
        )}
      >
        <Page />
      </ErrorBoundary>
    </div>
  )
}
