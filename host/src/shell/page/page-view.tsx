import { hostNow } from '@plaza/shared/host'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Pages } from '../../routing/pages'
import type { Match } from '../../stage/match'
import { markOnce } from './marks'
import { PageSkeleton } from './page-skeleton'
import { PageTrouble } from './page-trouble'
import { serverHtmlOf } from './server-html'

interface PageViewProps {
  match: Match
  pages: Pages
}

/** Renders a page, or a panel with retry if it could not be loaded or threw. */
export function PageView({ match, pages }: PageViewProps) {
  const [loaded, setLoaded] = useState(() => pages.first(match))
  const [busy, setBusy] = useState(false)
  /** Another release is loading in place of the one that threw. */
  const [recovering, setRecovering] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const ask = async (how: 'retry' | 'load') => {
    if (busy) return
    setBusy(true)
    setLoaded(await pages[how](match))
    setAttempt((before) => before + 1)
    setBusy(false)
  }

  const crashed = async (error: unknown) => {
    hostNow().telemetry.failed('page-threw', `${match.route.id}: ${String(error)}`)
    setRecovering(true)
    if (await pages.crashed(match, error)) return
    setLoaded(pages.first(match))
    setRecovering(false)
  }

  if (loaded?.state !== 'ready') {
    const { state = 'failed', reason = '' } = loaded ?? {}
    return (
      <PageTrouble
        kind={state}
        reason={reason}
        busy={busy}
        round={attempt}
        html={serverHtmlOf(match.route.id)}
        onRetry={() => void ask('retry')}
        onAgain={() => void ask('load')}
      />
    )
  }
  const { Page, release } = loaded
  return (
    <div
      data-accent={match.route.row.accent}
      data-route={match.route.id}
      data-remote={match.route.owner}
      data-release={release}
    >
      <ErrorBoundary
        key={attempt}
        onError={(error) => void crashed(error)}
        fallbackRender={({ error }) =>
          recovering ? (
            <PageSkeleton />
          ) : (
            <PageTrouble
              kind="threw"
              reason={String(error)}
              busy={busy}
              round={attempt}
              onRetry={() => void ask('retry')}
            />
          )
        }
      >
        <Page />
        <RenderedSignal match={match} pages={pages} />
      </ErrorBoundary>
    </div>
  )
}

/** Reports that the page next to it has rendered. */
function RenderedSignal({ match, pages }: PageViewProps) {
  useEffect(() => {
    markOnce('plaza-page')
    pages.rendered(match)
  }, [match, pages])
  return null
}
