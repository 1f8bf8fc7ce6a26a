import type { Post } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useHost } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Heart, MessageCircle, Share2, useLikePost, WaitingMark } from '@plaza/shared/ui'
import { t } from './post.text'
import classes from './post-bar.module.css'
import { postKind } from './post-kind'

interface PostBarProps {
  post: Post
  /** In a list, the comment button opens the post's page. That page shows the comments below and no such button. */
  opens?: boolean
}

const icon = { size: 18 } as const

export function PostBar({ post, opens = false }: PostBarProps) {
  const like = useLikePost(post)
  const { ui } = useHost()
  const share = () => ui.share(postKind.shareOf(post))
  return (
    <div className={classes.bar}>
      <button type="button" onClick={share}>
        <Share2 {...icon} />
        {t.share()}
      </button>
      {opens && (
        <Link
          to={to('circle-post', { aid: post.id })}
          aria-label={post.comments > 0 ? t.comments(count(post.comments)) : undefined}
        >
          <MessageCircle {...icon} />
          {post.comments > 0 ? count(post.comments) : t.comment()}
        </Link>
      )}
      <button type="button" aria-pressed={like.liked} aria-label={t.likes(count(like.likes))} onClick={like.toggle}>
        <Heart {...icon} fill={like.liked ? 'currentColor' : 'none'} />
        {like.likes > 0 ? count(like.likes) : t.like()}
        <WaitingMark on={like.waits} />
      </button>
    </div>
  )
}
