import type { Circle } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { CircleAlert } from '@plaza/shared/ui'
import { t as post } from '../post/post.text'
import { t } from './circle.text'
import classes from './restriction-note.module.css'

/** Tells who may not write in the circle why, and until when. */
export function RestrictionNote({ restriction }: { restriction: NonNullable<Circle['restriction']> }) {
  const now = useNow()
  const { kind, until, reason } = restriction
  const words = kind === 'removed' ? t.youAreRemoved() : t.youAreMuted(until ? dateTime(until, now) : '')
  return (
    <div className={classes.note} role="status">
      <CircleAlert size={18} />
      <p>
        {words}
        <br />
        {post.reason(reason)}
      </p>
    </div>
  )
}
