import { useHost } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { ErrorPanel, PageFrame } from '@plaza/shared/ui'

const t = defineTexts({
  title: { en: 'Not available', zh: '暂时无法打开' },
  failed: {
    en: 'This part of the app could not be loaded. Everything else goes on working.',
    zh: '这一部分暂时无法加载,其他页面可以照常使用。',
  },
  blocked: {
    en: 'This page needs a newer version of the app.',
    zh: '打开这个页面需要更新版本的应用。',
  },
  threw: { en: 'This page ran into a problem.', zh: '页面出了点问题。' },
})

interface Props {
  kind: 'failed' | 'blocked' | 'threw'
  reason: string
  busy: boolean
  onRetry: () => void
}

/** What a person sees in place of a page that cannot be shown: the rest of the app stays as it is. */
export function PageProblem({ kind, reason, busy, onRetry }: Props) {
  const host = useHost()
  return (
    <PageFrame title={t.title()}>
      <div data-problem={kind} data-reason={reason} aria-busy={busy}>
        <ErrorPanel type={2} detail={t[kind]()} onRetry={onRetry} onBack={() => host.back()} />
      </div>
    </PageFrame>
  )
}
