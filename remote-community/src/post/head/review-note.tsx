import type { Post } from '@plaza/shared/api'
import { Button, CircleAlert, Clock } from '@plaza/shared/ui'
import { t } from '../post.text'
import { useRewrite } from '../use-rewrite'
import classes from './review-note.module.css'

/** Tells the author that nobody else sees the post, and why. */
export function ReviewNote({ post }: { post: Post }) {
  const rewrite = useRewrite(post)
  if (post.state === 'shown') return null
  const Icon = post.state === 'pending' ? Clock : CircleAlert
  return (
    <div className={classes.note} data-state={post.state} role="status">
      <Icon size={18} />
      <div>
        <p>{post.state === 'pending' ? t.pendingNote() : post.hidden ? t.hiddenNote() : t.refusedNote()}</p>
        {post.refusal && <p>{t.reason(post.refusal)}</p>}
        {post.state === 'refused' && post.own && (
          <Button small className={classes.again} onClick={rewrite}>
            {t.again()}
          </Button>
        )}
      </div>
    </div>
  )
}
