import { useHost } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { ErrorPanel, PageFrame, useOnline } from '@plaza/shared/ui'
import { t } from './page-trouble.text'
import { type PageProblemProps, sentenceOf } from './problem'
import { useRetries } from './use-retries'

const offline = defineTexts({
  sentence: { en: 'You are offline.', zh: '当前没有网络。' },
  detail: { en: 'This page opens once the network is back.', zh: '网络恢复后会自动打开。' },
})

/** The panel in the app's own look. */
export function PageProblem({ kind, reason, busy, round, onRetry, onAgain = onRetry }: PageProblemProps) {
  const host = useHost()
  const cut = !useOnline() && kind === 'failed' && reason !== 'refused'
  useRetries({ kind, busy, round, retry: onAgain })
  return (
    <PageFrame title={t.title()}>
      <ErrorPanel
        type={2}
        sentence={cut ? offline.sentence() : sentenceOf({ kind, reason })}
        detail={cut ? offline.detail() : t.rest()}
        onRetry={onRetry}
        onBack={() => host.back()}
      />
    </PageFrame>
  )
}
