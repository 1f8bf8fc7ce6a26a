import type { Post } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Hash, MapPin, Users } from '@plaza/shared/ui'
import classes from './post-marks.module.css'

interface PostMarksProps {
  post: Post
  /** Names the circle: for a list of several circles. */
  withCircle?: boolean
}

export function PostMarks({ post, withCircle = false }: PostMarksProps) {
  if (!withCircle && !post.topic && !post.place) return null
  return (
    <p className={classes.marks}>
      {withCircle && (
        <Link className={classes.chip} to={to('circle', { circle_id: post.circle.id })}>
          <Users size={14} />
          {post.circle.name}
        </Link>
      )}
      {post.topic && (
        <Link className={classes.chip} to={to('topic', { id: post.topic.id })}>
          <Hash size={14} />
          {post.topic.name}
        </Link>
      )}
      {post.place && (
        <span className={classes.place}>
          <MapPin size={14} />
          {post.place}
        </span>
      )}
    </p>
  )
}
