import { later } from '@plaza/shared/ui'
import classes from '../layout.module.css'
import { t } from './page-trouble.text'
import { type PageProblemProps, sentenceOf } from './problem'

/** Plain words until the panel's own code is there: where a page could not be fetched, that may not be fetched either. */
function PlainProblem({ onRetry, isRead, ...problem }: PageProblemProps) {
  return (
    <div role="alert" className={isRead ? classes.partial : classes.trouble}>
      {!isRead && <h1>{t.title()}</h1>}
      <p>
        {sentenceOf(problem)} {isRead ? t.read() : t.rest()}
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

interface PageTroubleProps extends PageProblemProps {
  /** The page as the server rendered it: it can be read meanwhile. */
  html?: string | null
}

/** What a person sees in place of a page that cannot be shown: the rest of the app stays as it is. */
export function PageTrouble({ html = null, ...problem }: PageTroubleProps) {
  return (
    <div data-problem={problem.kind} data-reason={problem.reason} aria-busy={problem.busy}>
      <PageProblem {...problem} isRead={html !== null} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it stood in the document that the server sent */}
      {html !== null && <div className={classes.read} dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  )
}
