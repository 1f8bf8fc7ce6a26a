import type { Post } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Hash, MapPin } from '@plaza/shared/ui'
import s from './post-marks.module.css'

/** Topic and place of a post. */
export function PostMarks({ post }: { post: Post }) {
  if (!post.topic && !post.place) return null
  return (
    <p className={s.marks}>
      {post.topic && (
        <Link className={s.topic} to={to('topic', { id: post.topic.id })}>
          <Hash size={14} aria-hidden />
          {post.topic.name}
        </Link>
      )}
      {post.place && (
        <span className={s.place}>
          <MapPin size={14} aria-hidden />
          {post.place}
        </span>
      )}
    </p>
  )
}
