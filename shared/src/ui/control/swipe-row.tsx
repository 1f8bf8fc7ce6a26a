import { lazyWithRetry } from '../lazy-with-retry'
import type { SwipeRowProps } from './swipe-actions'

/** A row of a list with a few actions behind it, as deleting; what matters most stands in the row itself. */
export const SwipeRow = lazyWithRetry<SwipeRowProps>(
  () => import('./swipe-actions').then(({ SwipeActions }) => SwipeActions),
  ({ children }) => <>{children}</>,
)
