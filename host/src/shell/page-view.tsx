import { hostNow } from '@plaza/shared/host'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Pages } from '../routing/pages'
import type { Match } from '../stage/match'
import { leftHtml } from './left-html'
import { markOnce } from './marks'
import { PageTrouble } from './page-trouble'
import { Waiting } from './waiting'

interface PageViewProps {
  match: Match
  pages: Pages
}

/** Where a page stands: its own code, or a panel with retry where it could not be loaded or threw. */
export function PageView({ match, pages }: PageViewProps) {
  const [loaded, setLoaded] = useState(() => pages.first(match))
  const [busy, setBusy] = useState(false)
  /** Another release is being loaded in place of the one that threw. */
  const [mending, setMending] = useState(false)
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
    setMending(true)
    if (await pages.crashed(match, error)) return
    setLoaded(pages.first(match))
    setMending(false)
  }

  if (loaded?.state !== 'ready') {
    const { state = 'failed', reason = '' } = loaded ?? {}
    return (
      <PageTrouble
        kind={state}
        reason={reason}
        busy={busy}
        round={attempt}
        html={leftHtml(match.route.id)}
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
          mending ? (
            <Waiting />
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
        <Stands match={match} pages={pages} />
      </ErrorBoundary>
    </div>
  )
}

/** Tells that the page beside it was drawn. */
function Stands({ match, pages }: PageViewProps) {
  useEffect(() => {
    markOnce('plaza-page')
    pages.rendered(match)
  }, [match, pages])
  return null
}
