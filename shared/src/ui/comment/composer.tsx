import { useLocation } from '@plaza/shared/router'
import { type FormEvent, useRef, useState } from 'react'
import { comments } from '../../api'
import { useAction, useHost, useKept } from '../../host'
import { Button } from '../basic/button'
import { newKey } from '../compose/new-key'
import { MentionArea } from '../mention/mention-area'
import { useMentions } from '../mention/use-mentions'
import { toastKept } from '../outbox/toast-kept'
import { Sheet } from '../overlay/sheet'
import classes from './comment.module.css'
import { t } from './comment.text'
import { draftKey, type ReplyTarget, type ThreadTarget } from './target'
import { useCommentCounts } from './use-comment-counts'
import type { RefusedText, WaitingNote } from './waiting.model'

/** Code points (product decision, the same as the endpoint's schema). */
const LIMIT = 500

interface ComposerProps {
  target: ThreadTarget
  /** What is replied to. */
  to?: ReplyTarget | undefined
  /** A refused one of the outbox: its text is changed, and it goes once the new one is sent or kept. */
  instead?: RefusedText | undefined
  /** Called after publication, for example to scroll to the comment. */
  onAdded?: (() => void) | undefined
  onClose: () => void
}

/** The input of a comment; its text is stored on the device until it is sent. */
export function Composer({ target, to, instead, onAdded, onClose }: ComposerProps) {
  const host = useHost()
  const { drafts } = host
  const { pathname, search } = useLocation()
  const sent = useRef('')
  const key = instead ? `refused:${instead.id}` : draftKey(target, to)
  const kept = useKept<string>(key)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? kept ?? instead?.content ?? ''
  const counts = useCommentCounts()
  const { choose, mentionsIn } = useMentions()
  const taken = () => {
    drafts.drop(key)
    if (instead) host.outbox.discard(instead.id)
    onClose()
  }
  const add = useAction(comments.add, {
    refreshes: [comments.list, comments.replies, comments.one],
    outbox: () => ({ shown: { to: to?.user.name, page: instead?.page ?? pathname + search } satisfies WaitingNote }),
    onWaiting: () => {
      taken()
      toastKept(host)
    },
    successMessage: ({ state }) => (state === 'pending' ? t.waits() : t.published()),
    onDone: (comment) => {
      counts.added(target, comment, to)
      taken()
      onAdded?.()
    },
  })
  const length = [...text.trim()].length
  const title = to ? t.replyTo(to.user.name) : t.write()

  const change = (next: string) => {
    setTyped(next)
    if (next) drafts.keep(key, next)
    else drafts.drop(key)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (length === 0 || length > LIMIT) return
    const body = { target: target.kind, target_id: target.id, content: text.trim(), ...(to && { parent_id: to.id }) }
    sent.current ||= newKey()
    await add.run({ body: { ...body, ...mentionsIn(body.content), key: sent.current } })
  }

  return (
    <Sheet open title={title} onClose={onClose}>
      <form onSubmit={send} className={classes.composer}>
        <MentionArea
          onChoose={choose}
          label={title}
          quietLabel
          data-first-focus
          rows={4}
          placeholder={t.placeholder()}
          value={text}
          onChange={change}
          max={LIMIT}
        />
        <Button type="submit" block loading={add.busy} disabled={length === 0 || length > LIMIT}>
          {t.send()}
        </Button>
      </form>
    </Sheet>
  )
}
