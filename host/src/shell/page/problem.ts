import { t } from './page-trouble.text'

/** `quarantined`: it threw too often and is not tried for a while. */
export type ProblemKind = 'failed' | 'blocked' | 'threw' | 'quarantined'

export interface PageProblemProps {
  kind: ProblemKind
  /** Name of the cause, if known. */
  reason: string
  busy: boolean
  /** Increases with each attempt. */
  round: number
  /** The page's server HTML is shown below and readable. */
  isRead?: boolean
  onRetry: () => void
  /** Automatic retry; `onRetry` by default. */
  onAgain?: () => void
}

/** The problem in words for users. */
export const sentenceOf = ({ kind, reason }: Pick<PageProblemProps, 'kind' | 'reason'>): string =>
  kind === 'failed' && (reason === 'refused' || reason === 'unchecked') ? t[reason]() : t[kind]()
