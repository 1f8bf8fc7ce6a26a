import { useHost } from '@plaza/shared/host'
import { lazyWithRetry } from '@plaza/shared/ui'
import classes from '../layout.module.css'
import { t } from './page-trouble.text'
import type { PageProblemProps } from './problem'
import { useProblemWords } from './use-problem-words'

/** Plain text and the way back until the panel's chunk is loaded: if a page cannot be fetched, the panel may be missing too. */
function PlainProblem({ onRetry, isRead, ...problem }: PageProblemProps) {
  const host = useHost()
  const { sentence, detail } = useProblemWords(problem)
  return (
    <div role="alert" className={isRead ? classes.partial : classes.trouble}>
      {!isRead && (
        <header>
          <button type="button" className={classes.leave} onClick={() => host.back()}>
            {t.back()}
          </button>
          <h1>{t.title()}</h1>
        </header>
      )}
      <p>
        {sentence} {isRead ? t.read() : detail}
      </p>
      <button type="button" onClick={onRetry}>
        {t.retry()}
      </button>
    </div>
  )
}

const fetchPanel = () => import('./page-problem').then(({ PageProblem }) => PageProblem)
const PageProblem = lazyWithRetry(fetchPanel, PlainProblem)

/** Preloads the panel while there is a network. */
export const warmPageTrouble = () => fetchPanel().catch(() => undefined)

interface PageTroubleProps extends PageProblemProps {
  /** The server's HTML of the page, which stays readable. */
  html?: string | null
}

/** Shown in place of a page that cannot be shown; the rest of the app stays as it is. */
export function PageTrouble({ html = null, ...problem }: PageTroubleProps) {
  return (
    <div data-problem={problem.kind} data-reason={problem.reason} aria-busy={problem.busy}>
      <PageProblem {...problem} isRead={html !== null} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it stood in the document that the server sent */}
      {html !== null && <div className={classes.read} dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  )
}
