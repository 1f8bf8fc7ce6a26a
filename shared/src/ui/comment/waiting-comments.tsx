import { comments } from '../../api'
import { useHost, useOutbox, useSessionUser, type WaitingCall } from '../../host'
import { Button } from '../basic/button'
import { Tag } from '../basic/tag'
import { Avatar } from '../media/avatar'
import classes from './comment.module.css'
import { t } from './comment.text'
import type { ThreadTarget } from './target'
import { editOf, noteOf } from './waiting.model'

type WaitingComment = WaitingCall<typeof comments.add>

interface WaitingCommentsProps {
  target: ThreadTarget
  /** Opens the form with the text of a refused one. */
  onEdit: (edit: ReturnType<typeof editOf>) => void
}

/** The user's comments that this device keeps: waiting for the network, or refused. */
export function WaitingComments({ target, onEdit }: WaitingCommentsProps) {
  const waiting = useOutbox(comments.add).filter(
    ({ input: { body }, state }) => state !== 'sent' && body.target === target.kind && body.target_id === target.id,
  )
  if (waiting.length === 0) return null
  return (
    <ul>
      {waiting.map((comment) => (
        <li key={comment.id}>
          <WaitingItem comment={comment} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  )
}

function WaitingItem({ comment, onEdit }: { comment: WaitingComment } & Pick<WaitingCommentsProps, 'onEdit'>) {
  const { outbox } = useHost()
  const user = useSessionUser()
  const { body } = comment.input
  const { to } = noteOf(comment)
  const isRefused = comment.state === 'refused'
  return (
    <article className={classes.item} data-waiting="">
      <Avatar src={user?.avatar ?? null} name={user?.nickname ?? ''} size={36} />
      <div className={classes.words}>
        <header className={classes.who}>
          <span className={classes.name}>{user?.nickname}</span>
          <Tag tone={isRefused ? 'red' : 'gold'}>{isRefused ? t.notSent() : t.waiting()}</Tag>
        </header>
        <p>
          {to && <span className={classes.to}>{t.to(to)} </span>}
          {body.content}
        </p>
        {isRefused && <p className={classes.meta}>{comment.reason}</p>}
        <p className={classes.meta}>
          {isRefused && (
            <Button kind="plain" small onClick={() => onEdit(editOf(comment))}>
              {t.edit()}
            </Button>
          )}
          <Button kind="plain" small onClick={() => outbox.discard(comment.id)}>
            {t.discard()}
          </Button>
        </p>
      </div>
    </article>
  )
}
