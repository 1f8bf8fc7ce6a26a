import { useOnline } from '@plaza/shared/ui'
import { t } from './page-trouble.text'
import { type PageProblemProps, sentenceOf } from './problem'

interface ProblemWords {
  sentence: string
  detail: string
}

/** The problem in words for users; a missing network explains a failed load. */
export function useProblemWords({ kind, reason }: Pick<PageProblemProps, 'kind' | 'reason'>): ProblemWords {
  const isOffline = !useOnline() && kind === 'failed' && reason !== 'refused'
  return isOffline
    ? { sentence: t.offline(), detail: t.offlineDetail() }
    : { sentence: sentenceOf({ kind, reason }), detail: t.rest() }
}
