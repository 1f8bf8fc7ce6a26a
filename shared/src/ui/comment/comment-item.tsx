import { TimeAgo } from '../basic/time-ago'
import { Avatar } from '../media/avatar'
import { MentionedText } from '../mention/mentioned-text'
import { ReadMore } from '../prose/read-more'
import classes from './comment.module.css'
import { t } from './comment.text'
import { CommentMenu } from './comment-menu'
import { LikeButton } from './like-button'
import { RefusalNote } from './refusal-note'
import { StateTag } from './state-tag'
import type { CommentOrReply, ReplyTarget, ThreadTarget } from './target'

interface CommentItemProps {
  /** Target of the thread. */
  target: ThreadTarget
  said: CommentOrReply
  /** The comment that a reply belongs to. */
  root?: ReplyTarget
  onReply: (said: CommentOrReply) => void
  /** Shows every reply; without it a comment stands without its replies. */
  onAllReplies?: () => void
}

/** One comment: author, text, time, place, its first replies, and its actions. */
export function CommentItem({ target, said, root, onReply, onAllReplies }: CommentItemProps) {
  const { user, content, created_at, district, state, reply_to } = said
  return (
    <article className={classes.item}>
      <Avatar src={user.avatar} name={user.name} size={36} />
      <div className={classes.words}>
        <header className={classes.who}>
          <span className={classes.name}>{user.name}</span>
          <StateTag state={state} />
          <span className={classes.tools}>
            <LikeButton said={said} />
            <CommentMenu target={target} said={said} onReply={() => onReply(said)} />
          </span>
        </header>
        <ReadMore lines={6}>
          {reply_to && <span className={classes.to}>{t.to(reply_to)} </span>}
          <MentionedText text={content} mentions={said.mentions} />
        </ReadMore>
        {state === 'refused' && <RefusalNote target={target} said={said} root={root} />}
        <p className={classes.meta}>
          <TimeAgo of={created_at} />
          {district && <span>{district}</span>}
          <button
            type="button"
            className={classes.reply}
            aria-label={t.replyTo(user.name)}
            onClick={() => onReply(said)}
          >
            {t.reply()}
          </button>
        </p>
        {onAllReplies && 'replies' in said && said.replies.length > 0 && (
          <div className={classes.replies}>
            {said.replies.map((reply) => (
              <p key={reply.id} className={classes.short}>
                <span className={classes.name}>{reply.user.name}</span>
                {reply.reply_to && <span className={classes.to}> {t.to(reply.reply_to)}</span>}
                {t.says()}
                <MentionedText text={reply.content} mentions={reply.mentions} />
              </p>
            ))}
            <button type="button" className={classes.all} onClick={onAllReplies}>
              {t.allReplies(said.reply_count)}
            </button>
          </div>
        )}
      </div>
    </article>
  )
}
