import type { Review } from '@plaza/shared/api'
import { t } from './reading.text'
import classes from './review-note.module.css'

/** Tells an author why others cannot see the content. */
export function ReviewNote({ review: { state, reason } }: { review: Review }) {
  return (
    <p className={classes.note} data-state={state} role="status">
      {state === 'pending' ? t.pending() : t.refused()}
      {reason && <span className={classes.reason}>{reason}</span>}
    </p>
  )
}
