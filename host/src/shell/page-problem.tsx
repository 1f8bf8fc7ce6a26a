import { useHost } from '@plaza/shared/host'
import { ErrorPanel, PageFrame } from '@plaza/shared/ui'
import type { PageProblemProps } from './page-trouble'
import { t } from './page-trouble.text'

/** The panel in the app's own look. */
export function PageProblem({ kind, onRetry }: PageProblemProps) {
  const host = useHost()
  return (
    <PageFrame title={t.title()}>
      <ErrorPanel type={2} detail={t[kind]()} onRetry={onRetry} onBack={() => host.back()} />
    </PageFrame>
  )
}
