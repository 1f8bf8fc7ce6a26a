import { Link } from '@plaza/shared/router'
import type { Post } from '../../../api'
import { count } from '../../../format'
import { to } from '../../../routes'
import { Avatar, Heart, Img, MessageCircle, Tag, TimeAgo, useLikePost, WaitingMark } from '../../../ui'
import classes from './post-row.module.css'
import { t } from './posts.text'

const PICTURES = 3
const icon = { size: 18 } as const

/** A post outside its circle. */
export function PostRow({ post }: { post: Post }) {
  const { user, circle, content, vote, images, comments } = post
  const address = to('circle-post', { aid: post.id })
  const like = useLikePost(post)
  return (
    <article className={classes.row}>
      <header className={classes.head}>
        <Avatar src={user.avatar} name={user.name} size={36} />
        <div className={classes.who}>
          <b className={classes.name}>{user.name}</b>
          <p className={classes.meta}>
            <TimeAgo of={post.created_at} />
            <span aria-hidden="true">·</span>
            <Link className={classes.circle} to={to('circle', { circle_id: circle.id })}>
              {circle.name}
            </Link>
          </p>
        </div>
      </header>
      <Link className={classes.text} to={address}>
        {vote && <Tag tone="accent">{t.vote()}</Tag>}
        {content || vote?.title}
      </Link>
      <Pictures images={images} address={address} />
      <div className={classes.bar}>
        <Link to={address} aria-label={comments > 0 ? t.comments(count(comments)) : undefined}>
          <MessageCircle {...icon} />
          {comments > 0 ? count(comments) : t.comment()}
        </Link>
        <button
          type="button"
          aria-pressed={like.liked}
          aria-label={like.likes > 0 ? t.likes(count(like.likes)) : undefined}
          onClick={like.toggle}
        >
          <Heart {...icon} fill={like.liked ? 'currentColor' : 'none'} />
          {like.likes > 0 ? count(like.likes) : t.like()}
          <WaitingMark on={like.waits} />
        </button>
      </div>
    </article>
  )
}

/** Only the first pictures; the post's page has all. */
function Pictures({ images, address }: { images: Post['images']; address: string }) {
  if (images.length === 0) return null
  const more = images.length - PICTURES
  return (
    <Link className={classes.pictures} to={address} aria-label={t.pictures(images.length)}>
      {images.slice(0, PICTURES).map(({ url, width, height }) => (
        <Img key={url} src={url} alt="" width={width || 1} height={height || 1} ratio={1} small />
      ))}
      {more > 0 && <span className={classes.more}>{t.more(more)}</span>}
    </Link>
  )
}
