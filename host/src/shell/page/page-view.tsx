import { hostNow } from '@plaza/shared/host'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Pages } from '../../routing/pages'
import type { Match } from '../../stage/match'
import { notePageError } from '../../telemetry/page-errors'
import { markOnce } from './marks'
import { PageSkeleton } from './page-skeleton'
import { PageTrouble } from './page-trouble'
import { serverHtmlOf } from './server-html'

interface PageViewProps {
  match: Match
  pages: Pages
}

/** Renders the page of an address, or a panel with retry if it could not be loaded or threw. */
export function PageView({ match, pages }: PageViewProps) {
  const { result, busy, recovering, attempt, ask, crashed } = usePageResult(match, pages)
  const trouble = { busy, round: attempt, onRetry: () => void ask('retry') }
  if (result?.state !== 'ready') {
    const { state = 'failed', reason = '' } = result ?? {}
    const html = serverHtmlOf(match.route.id)
    return <PageTrouble {...trouble} kind={state} reason={reason} html={html} onAgain={() => void ask('load')} />
  }
  const { Page, release } = result
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
          recovering ? <PageSkeleton /> : <PageTrouble {...trouble} kind="threw" reason={String(error)} />
        }
      >
        <Page />
        <RenderedSignal match={match} pages={pages} />
      </ErrorBoundary>
    </div>
  )
}

/** The page's code or its failure, with functions to retry. */
function usePageResult(match: Match, pages: Pages) {
  const [result, setResult] = useState(() => pages.first(match))
  const [busy, setBusy] = useState(false)
  /** Another release is loading in place of the one that threw. */
  const [recovering, setRecovering] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const ask = async (how: 'retry' | 'load') => {
    if (busy) return
    setBusy(true)
    setResult(await pages[how](match))
    setAttempt((before) => before + 1)
    setBusy(false)
  }
  const crashed = async (error: unknown) => {
    const { id: route, owner } = match.route
    hostNow().telemetry.failed('page-threw', `${route}: ${String(error)}`)
    notePageError({
      kind: 'page-threw',
      error,
      owner,
      release: (result?.state === 'ready' && result.release) || '',
      route,
    })
    setRecovering(true)
    if (await pages.crashed(match, error)) return
    setResult(pages.first(match))
    setRecovering(false)
  }
  return { result, busy, recovering, attempt, ask, crashed }
}

/** Reports that the page next to it has rendered. */
function RenderedSignal({ match, pages }: PageViewProps) {
  useEffect(() => {
    markOnce('plaza-page')
    pages.rendered(match)
  }, [match, pages])
  return null
}
