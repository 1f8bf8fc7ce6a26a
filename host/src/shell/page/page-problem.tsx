import { useHost } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { Button, ErrorPanel, PageFrame, useOnline } from '@plaza/shared/ui'
import classes from '../layout.module.css'
import { t } from './page-trouble.text'
import { type PageProblemProps, sentenceOf } from './problem'
import { useRetries } from './use-retries'

const offline = defineTexts({
  sentence: { en: 'You are offline.', zh: '当前没有网络。' },
  detail: { en: 'This page opens once the network is back.', zh: '网络恢复后会自动打开。' },
})

/** A panel, or a strip above a page that is still readable. */
export function PageProblem({ kind, reason, busy, round, isRead, onRetry, onAgain = onRetry }: PageProblemProps) {
  const host = useHost()
  const cut = !useOnline() && kind === 'failed' && reason !== 'refused'
  useRetries({ kind, busy, round, retry: onAgain })
  const sentence = cut ? offline.sentence() : sentenceOf({ kind, reason })
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
      <ErrorPanel
        type={2}
        sentence={sentence}
        detail={cut ? offline.detail() : t.rest()}
        onRetry={onRetry}
        onBack={() => host.back()}
      />
    </PageFrame>
  )
}
