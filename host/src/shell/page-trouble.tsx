import { later } from '@plaza/shared/ui'
import { t } from './page-trouble.text'

export interface PageProblemProps {
  kind: 'failed' | 'blocked' | 'threw'
  onRetry: () => void
}

/** Plain words until the panel's own code is there: where a page could not be fetched, that may not be fetched either. */
function PlainProblem({ kind, onRetry }: PageProblemProps) {
  return (
    <div role="alert">
      <h1>{t.title()}</h1>
      <p>{t[kind]()}</p>
      <button type="button" onClick={onRetry}>
        {t.retry()}
      </button>
    </div>
  )
}

const bring = () => import('./page-problem').then(({ PageProblem }) => PageProblem)
const PageProblem = later(bring, PlainProblem)

/** Fetches the panel ahead, while the network is there. */
export const warmPageTrouble = () => bring().catch(() => undefined)

interface PageTroubleProps extends PageProblemProps {
  reason: string
  busy: boolean
}

/** What a person sees in place of a page that cannot be shown: the rest of the app stays as it is. */
export function PageTrouble({ reason, busy, ...problem }: PageTroubleProps) {
  return (
    <div data-problem={problem.kind} data-reason={reason} aria-busy={busy}>
      <PageProblem {...problem} />
    </div>
  )
}
