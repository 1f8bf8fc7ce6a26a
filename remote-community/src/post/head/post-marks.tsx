import type { Post } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Hash, MapPin } from '@plaza/shared/ui'
import classes from './post-marks.module.css'

export function PostMarks({ post }: { post: Post }) {
  if (!post.topic && !post.place) return null
  return (
    <p className={classes.marks}>
      {post.topic && (
        <Link className={classes.topic} to={to('topic', { id: post.topic.id })}>
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
