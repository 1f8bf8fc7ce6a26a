import { useHost } from '@plaza/shared/host'
import { ErrorPanel, PageFrame } from '@plaza/shared/ui'
import { type PageProblemProps, sentenceOf } from './page-trouble'
import { t } from './page-trouble.text'
import { useRetries } from './use-retries'

/** The panel in the app's own look. */
export function PageProblem({ kind, reason, busy, round, onRetry, onAgain = onRetry }: PageProblemProps) {
  const host = useHost()
  useRetries({ kind, busy, round, retry: onAgain })
  return (
    <PageFrame title={t.title()}>
      <ErrorPanel
        type={2}
        sentence={sentenceOf({ kind, reason })}
        detail={t.rest()}
        onRetry={onRetry}
        onBack={() => host.back()}
      />
    </PageFrame>
  )
}
