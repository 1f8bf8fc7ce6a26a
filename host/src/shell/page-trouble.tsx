import { later } from '@plaza/shared/ui'
import classes from './layout.module.css'
import { t } from './page-trouble.text'

/** `resting`: it threw too often and is left alone for a while. */
export type ProblemKind = 'failed' | 'blocked' | 'threw' | 'resting'

export interface PageProblemProps {
  kind: ProblemKind
  /** Why it failed, by a name of ours, where that is known. */
  reason: string
  busy: boolean
  /** Rises with every try. */
  round: number
  onRetry: () => void
  /** Asks again without a person having asked; `onRetry` unless told. */
  onAgain?: () => void
}

/** What happened, in a person's words. */
export const sentenceOf = ({ kind, reason }: Pick<PageProblemProps, 'kind' | 'reason'>): string =>
  kind === 'failed' && reason === 'refused' ? t.refused() : t[kind]()

/** Plain words until the panel's own code is there: where a page could not be fetched, that may not be fetched either. */
function PlainProblem({ onRetry, ...problem }: PageProblemProps) {
  return (
    <div role="alert" className={classes.trouble}>
      <h1>{t.title()}</h1>
      <p>
        {sentenceOf(problem)} {t.rest()}
      </p>
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

/** What a person sees in place of a page that cannot be shown: the rest of the app stays as it is. */
export function PageTrouble(problem: PageProblemProps) {
  return (
    <div data-problem={problem.kind} data-reason={problem.reason} aria-busy={problem.busy}>
      <PageProblem {...problem} />
    </div>
  )
}
