import type { Message } from '@plaza/shared/api'
import { AddressLink, leads, TimeAgo } from '@plaza/shared/ui'
import { MessageIcon } from './message-kinds'
import classes from './message-row.module.css'
import { t } from './messages.text'

interface MessageRowProps {
  message: Message
  /** Missing once it was read. */
  onRead?: (() => void) | undefined
}

/** A message, which leads to what it is about. One that leads nowhere is marked as read by a tap. */
export function MessageRow({ message, onRead }: MessageRowProps) {
  const { kind, title, content, link, created_at } = message
  const inside = (
    <>
      <span className={classes.icon} data-kind={kind}>
        <MessageIcon message={message} />
      </span>
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.title}>{title}</span>
          {onRead && (
            <span className={classes.unread}>
              <span className="visually-hidden">{t.unread()}</span>
            </span>
          )}
        </span>
        <span className={classes.content}>{content}</span>
        <TimeAgo of={created_at} className={classes.time} />
      </span>
    </>
  )
  if (link && leads(link)) {
    return (
      <AddressLink to={link} className={classes.row} onClick={onRead ?? (() => undefined)}>
        {inside}
      </AddressLink>
    )
  }
  if (!onRead) return <div className={classes.row}>{inside}</div>
  return (
    <button type="button" className={classes.row} onClick={onRead}>
      {inside}
      <span className="visually-hidden">{t.markRead()}</span>
    </button>
  )
}
