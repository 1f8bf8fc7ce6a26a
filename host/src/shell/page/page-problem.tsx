import { useHost } from '@plaza/shared/host'
import { Button, ErrorPanel, PageFrame } from '@plaza/shared/ui'
import classes from '../layout.module.css'
import { t } from './page-trouble.text'
import type { PageProblemProps } from './problem'
import { useProblemWords } from './use-problem-words'
import { useRetries } from './use-retries'

/** A panel, or a strip above a page that is still readable. */
export function PageProblem({ kind, reason, busy, round, isRead, onRetry, onAgain = onRetry }: PageProblemProps) {
  const host = useHost()
  const { sentence, detail } = useProblemWords({ kind, reason })
  useRetries({ kind, busy, round, retry: onAgain })
  if (isRead)
    return (
      <div role="alert" className={classes.partial}>
        <p>
          {sentence} {t.read()}
        </p>
        <Button kind="secondary" small loading={busy} onClick={onRetry}>
          {t.retry()}
        </Button>
      </div>
    )
  return (
    <PageFrame title={t.title()}>
      <ErrorPanel type={2} sentence={sentence} detail={detail} onRetry={onRetry} onBack={() => host.back()} />
    </PageFrame>
  )
}
