import { later } from '@plaza/shared/ui'
import { t } from './page-trouble.text'

/** `resting`: it threw too often and is left alone for a while. */
export type ProblemKind = 'failed' | 'blocked' | 'threw' | 'resting'

export interface PageProblemProps {
  kind: ProblemKind
  busy: boolean
  /** Rises with every try. */
  round: number
  onRetry: () => void
  /** Asks again without a person having asked; `onRetry` unless told. */
  onAgain?: () => void
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
}

/** What a person sees in place of a page that cannot be shown: the rest of the app stays as it is. */
export function PageTrouble({ reason, ...problem }: PageTroubleProps) {
  return (
    <div data-problem={problem.kind} data-reason={reason} aria-busy={problem.busy}>
      <PageProblem {...problem} />
    </div>
  )
}
