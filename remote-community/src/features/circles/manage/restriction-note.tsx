import type { Circle } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { CircleAlert } from '@plaza/shared/ui'
import { t } from '../../../circle/circle.text'
import { t as post } from '../../../post/post.text'
import classes from '../notice.module.css'

/** Tells who may not write in the circle why, and until when. */
export function RestrictionNote({ restriction }: { restriction: NonNullable<Circle['restriction']> }) {
  const now = useNow()
  const { kind, until, reason } = restriction
  const words = kind === 'removed' ? t.youAreRemoved() : t.youAreMuted(until ? dateTime(until, now) : '')
  return (
    <div className={classes.restriction} role="status">
      <CircleAlert size={18} />
      <p>
        {words}
        <br />
        {post.reason(reason)}
      </p>
    </div>
  )
}
