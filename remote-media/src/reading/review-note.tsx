import type { Review } from '@plaza/shared/api'
import { t } from './reading.text'
import classes from './review-note.module.css'

/** Says to an author why others do not see it. */
export function ReviewNote({ review: { state, reason } }: { review: Review }) {
  return (
    <p className={classes.note} data-state={state} role="status">
      {state === 'pending' ? t.pending() : t.refused()}
      {reason && <span className={classes.reason}>{reason}</span>}
    </p>
  )
}
