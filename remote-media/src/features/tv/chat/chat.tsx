import { type Comment, comments } from '@plaza/shared/api'
import { useEvents, useResource } from '@plaza/shared/host'
import { Async, Avatar, CommentMenu, ListSkeleton, RefusalNote, StateTag, TimeAgo } from '@plaza/shared/ui'
import { t } from '../tv.text'
import classes from './chat.module.css'
import { chatOf } from './chat-of'

const EVERY_MS = 5000

interface ChatProps {
  channel: string
  /** Puts the words of a refused line into the field. */
  onWriteAgain: (content: string) => void
}

/** Newest first; asked for again when somebody wrote, on an older host every five seconds. */
export function Chat({ channel, onWriteAgain }: ChatProps) {
  const said = useResource(comments.list, chatOf(channel))
  const { refresh } = said
  const known = said.data !== undefined
  useEvents(known ? `chat:${channel}` : null, refresh, EVERY_MS)
  return (
    <Async of={said} skeleton={<ListSkeleton rows={6} avatar />}>
      {({ list }) =>
        list.length === 0 ? (
          <p className={classes.quiet}>{t.quiet()}</p>
        ) : (
          <ul className={classes.list} aria-label={t.chat()} aria-live="polite">
            {list.map((one) => (
              <Line key={one.id} channel={channel} of={one} onWriteAgain={onWriteAgain} />
            ))}
          </ul>
        )
      }
    </Async>
  )
}

function Line({ channel, of: said, onWriteAgain }: ChatProps & { of: Comment }) {
  const { user, content, created_at, own, state } = said
  const target = { kind: 'channel', id: channel } as const
  return (
    <li className={classes.line} data-own={own || undefined}>
      <Avatar src={user.avatar} name={user.name} size={32} />
      <div className={classes.words}>
        <p className={classes.who}>
          <span>{user.name}</span>
          <TimeAgo of={created_at} />
          <StateTag state={state} />
        </p>
        <p className={classes.text}>{content}</p>
        {state === 'refused' && <RefusalNote target={target} said={said} onWriteAgain={onWriteAgain} />}
      </div>
      <span className={classes.menu}>
        <CommentMenu target={target} said={said} />
      </span>
    </li>
  )
}
