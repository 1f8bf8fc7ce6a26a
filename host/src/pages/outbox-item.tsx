import { circles, comments, postDraft, posts } from '@plaza/shared/api'
import { isCallOf, type OutboxEntry, useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { AddressLink, Button, editOf, newKey, TimeAgo } from '@plaza/shared/ui'
import { wordsOf } from './outbox.model'
import classes from './outbox.module.css'
import { t } from './outbox.text'

interface OutboxItemProps {
  entry: OutboxEntry
  onEdit: (edit: ReturnType<typeof editOf>) => void
}

/** A call that is not sent: what it is, why, and what can be done. */
export function OutboxItem({ entry, onEdit }: OutboxItemProps) {
  const { ui, outbox } = useHost()
  const { kind, text, page } = wordsOf(entry)
  const isRefused = entry.state === 'refused'
  const discard = async () => {
    if (text && !(await ui.confirm({ title: t.sure(), text: t.sureText(), confirmText: t.discard() }))) return
    outbox.discard(entry.id)
  }
  return (
    <article>
      <header className={classes.head}>
        <b className={classes.kind}>{kind}</b>
        <TimeAgo of={new Date(entry.at).toISOString()} />
      </header>
      {text && <p className={classes.text}>{text}</p>}
      {isRefused && entry.reason && <p className={classes.reason}>{entry.reason}</p>}
      <div className={classes.tools}>
        {page && (
          <AddressLink to={page} className={classes.open}>
            {t.open()}
          </AddressLink>
        )}
        {isRefused && <RefusedTools entry={entry} onEdit={onEdit} />}
        <Button kind="plain" small onClick={() => void discard()}>
          {t.discard()}
        </Button>
      </div>
    </article>
  )
}

function RefusedTools({ entry, onEdit }: OutboxItemProps) {
  const host = useHost()
  const again = useAgain(entry)
  const edit = () => {
    if (isCallOf(comments.add, entry)) return onEdit(editOf(entry))
    if (!isCallOf(posts.publish, entry)) return
    const { circle_id } = entry.input.body
    host.drafts.keep(postDraft(circle_id), { ...(entry.shown as object), key: newKey() })
    host.outbox.discard(entry.id, { keepPictures: true })
    host.navigate(to('post-publish', { id: circle_id }))
  }
  return (
    <>
      <Button kind="plain" small loading={again.busy} onClick={again.run}>
        {t.again()}
      </Button>
      <Button kind="secondary" small onClick={edit}>
        {t.edit()}
      </Button>
    </>
  )
}

/** Sends a refused text as it is, with its key; a second refusal leaves it where it is. */
function useAgain(entry: OutboxEntry) {
  const { outbox } = useHost()
  const taken = () => outbox.discard(entry.id, { keepPictures: true })
  const options = { successMessage: t.sent, outbox: () => ({ shown: entry.shown }), onDone: taken, onWaiting: taken }
  const comment = useAction(comments.add, { ...options, refreshes: [comments.list, comments.replies, comments.one] })
  const post = useAction(posts.publish, { ...options, refreshes: [circles.posts] })
  return {
    busy: comment.busy || post.busy,
    run: () => {
      if (isCallOf(comments.add, entry)) void comment.run(entry.input)
      if (isCallOf(posts.publish, entry)) void post.run(entry.input)
    },
  }
}
