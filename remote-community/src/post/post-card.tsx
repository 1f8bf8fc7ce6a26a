import type { Post } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { PictureGrid } from './picture-grid'
import { isLong } from './post.model'
import { t } from './post.text'
import { PostBar } from './post-bar'
import s from './post-card.module.css'
import { PostHead } from './post-head'
import { PostMarks } from './post-marks'
import { PostMenu } from './post-menu'
import { ReviewNote } from './review-note'
import { VoteBox } from './vote-box'

/** A post in a list: its text folded, everything else in place. */
export function PostCard({ post }: { post: Post }) {
  return (
    <article className={s.card}>
      <PostHead post={post} action={<PostMenu post={post} />} />
      <Link className={s.text} to={to('circle-post', { aid: post.id })}>
        <span className={s.folded}>{post.content}</span>
        {isLong(post.content) && <span className={s.whole}>{t.whole()}</span>}
      </Link>
      <PictureGrid images={post.images} />
      {post.vote && <VoteBox post={post} vote={post.vote} />}
      <PostMarks post={post} />
      {post.state === 'shown' ? <PostBar post={post} opens /> : <ReviewNote post={post} />}
    </article>
  )
}
