import type { Post } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'
import { MentionedText, PictureGrid, PostVideo } from '@plaza/shared/ui'
import { PostHead } from '../../post/head/post-head'
import { PostMarks } from '../../post/head/post-marks'
import { ReviewNote } from '../../post/head/review-note'
import { textOf } from '../../post/post.model'
import { PostBar } from '../../post/post-bar'
import { VoteBox } from '../../post/vote/vote-box'
import classes from './post-view.module.css'

const t = defineTexts({
  views: { en: (n: string) => `${n} views`, zh: (n: string) => `${n} 次浏览` },
  from: { en: (name: string) => `From ${name}`, zh: (name: string) => `来自 ${name}` },
})

const HEADING_LENGTH = 40

/** A post has no title, so the heading is its author and first words. */
const headingOf = ({ user, content, vote }: Post): string => {
  const words = [...(content || vote?.title || '').replace(/\s+/g, ' ')]
  return `${user.name}: ${words.slice(0, HEADING_LENGTH).join('')}${words.length > HEADING_LENGTH ? '…' : ''}`
}

/** A post with its full text. */
export function PostView({ post }: { post: Post }) {
  const text = textOf(post)
  return (
    <article className={classes.post}>
      <h1 className="visually-hidden">{headingOf(post)}</h1>
      <ReviewNote post={post} />
      <PostHead post={post} />
      {text && (
        <p className={classes.text}>
          <MentionedText text={text} mentions={post.mentions} />
        </p>
      )}
      <PictureGrid images={post.images} eager />
      {post.video && <PostVideo video={post.video} eager />}
      {post.vote && <VoteBox post={post} vote={post.vote} />}
      <PostMarks post={post} />
      <p className={classes.origin}>
        <Link to={to('circle', { circle_id: post.circle.id })}>{t.from(post.circle.name)}</Link>
        <span>{t.views(count(post.views))}</span>
      </p>
      {post.state === 'shown' && <PostBar post={post} />}
    </article>
  )
}
