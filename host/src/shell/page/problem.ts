import { t } from './page-trouble.text'

/** `quarantined`: it threw too often and is left alone for a while. */
export type ProblemKind = 'failed' | 'blocked' | 'threw' | 'quarantined'

export interface PageProblemProps {
  kind: ProblemKind
  /** Why it failed, by a name of ours, where that is known. */
  reason: string
  busy: boolean
  /** Rises with every try. */
  round: number
  /** The page itself stands below and can be read. */
  isRead?: boolean
  onRetry: () => void
  /** Asks again without a person having asked; `onRetry` unless told. */
  onAgain?: () => void
}

/** What happened, in a person's words. */
export const sentenceOf = ({ kind, reason }: Pick<PageProblemProps, 'kind' | 'reason'>): string =>
  kind === 'failed' && reason === 'refused' ? t.refused() : t[kind]()
