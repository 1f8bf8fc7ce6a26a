import { type Comment, comments } from '@plaza/shared/api'
import { useEvents, useResource } from '@plaza/shared/host'
import { Async, Avatar, CommentMenu, ListSkeleton, TimeAgo } from '@plaza/shared/ui'
import { t } from '../tv.text'
import classes from './chat.module.css'
import { chatOf } from './chat-of'

const EVERY_MS = 5000

/** Newest first; asked for again when somebody wrote, on an older host every five seconds. */
export function Chat({ channel }: { channel: string }) {
  const said = useResource(comments.list, chatOf(channel))
  const { refresh } = said
  const known = said.data !== undefined
  useEvents(known ? `chat:${channel}` : null, () => void refresh(), EVERY_MS)
  return (
    <Async of={said} skeleton={<ListSkeleton rows={6} avatar />}>
      {({ list }) =>
        list.length === 0 ? (
          <p className={classes.quiet}>{t.quiet()}</p>
        ) : (
          <ul className={classes.list} aria-label={t.chat()} aria-live="polite">
            {list.map((one) => (
              <Line key={one.id} channel={channel} of={one} />
            ))}
          </ul>
        )
      }
    </Async>
  )
}

function Line({ channel, of: said }: { channel: string; of: Comment }) {
  const { user, content, created_at, own } = said
  return (
    <li className={classes.line} data-own={own || undefined}>
      <Avatar src={user.avatar} name={user.name} size={32} />
      <div className={classes.words}>
        <p className={classes.who}>
          <span>{user.name}</span>
          <TimeAgo of={created_at} />
        </p>
        <p className={classes.text}>{content}</p>
      </div>
      <span className={classes.menu}>
        <CommentMenu target={{ kind: 'channel', id: channel }} said={said} />
      </span>
    </li>
  )
}
