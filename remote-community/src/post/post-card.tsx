import type { Post } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { MentionedText, PictureGrid, PostVideo } from '@plaza/shared/ui'
import { PostHead } from './head/post-head'
import { PostMarks } from './head/post-marks'
import { ReviewNote } from './head/review-note'
import { PostMenu } from './menu/post-menu'
import { isLong, textOf } from './post.model'
import { t } from './post.text'
import { PostBar } from './post-bar'
import classes from './post-card.module.css'
import { VoteBox } from './vote/vote-box'

interface PostCardProps {
  post: Post
  /** Names the circle: for a list of several circles. */
  withCircle?: boolean
}

/** A post in a list, with its text collapsed. */
export function PostCard({ post, withCircle }: PostCardProps) {
  const text = textOf(post)
  return (
    <article className={classes.card}>
      <PostHead post={post} action={<PostMenu post={post} />} />
      {text && (
        <Link className={classes.text} to={to('circle-post', { aid: post.id })}>
          <span className={classes.folded}>
            <MentionedText text={text} mentions={post.mentions} inLink />
          </span>
          {isLong(text) && <span className={classes.whole}>{t.whole()}</span>}
        </Link>
      )}
      <PictureGrid images={post.images} />
      {post.video && <PostVideo video={post.video} />}
      {post.vote && <VoteBox post={post} vote={post.vote} />}
      <PostMarks post={post} withCircle={withCircle} />
      {post.state === 'shown' ? <PostBar post={post} opens /> : <ReviewNote post={post} />}
    </article>
  )
}
