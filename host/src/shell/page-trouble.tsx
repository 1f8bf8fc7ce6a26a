import { later } from '@plaza/shared/ui'
import classes from './layout.module.css'
import { t } from './page-trouble.text'
import { type PageProblemProps, sentenceOf } from './problem'

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

const fetchPanel = () => import('./page-problem').then(({ PageProblem }) => PageProblem)
const PageProblem = later(fetchPanel, PlainProblem)

/** Fetches the panel ahead, while the network is there. */
export const warmPageTrouble = () => fetchPanel().catch(() => undefined)

/** What a person sees in place of a page that cannot be shown: the rest of the app stays as it is. */
export function PageTrouble(problem: PageProblemProps) {
  return (
    <div data-problem={problem.kind} data-reason={problem.reason} aria-busy={problem.busy}>
      <PageProblem {...problem} />
    </div>
  )
}
