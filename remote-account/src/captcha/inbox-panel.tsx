import { Button, TimeAgo } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { t } from './captcha.text'
import { type InboxMessage, messagesTo } from './inbox'
import classes from './inbox-panel.module.css'

interface InboxPanelProps {
  phone: string
  /** Increases with each requested message. */
  sent: number
  onPick: (code: string) => void
}

const SHOWN = 3

/** Messages to the typed phone, if no SMS service is configured; a tap fills in the code. */
export function InboxPanel({ phone, sent, onPick }: InboxPanelProps) {
  const [messages, setMessages] = useState<InboxMessage[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever a message was sent
  useEffect(() => {
    const asking = new AbortController()
    messagesTo(phone, asking.signal).then(
      (list) => setMessages(list.slice(0, SHOWN)),
      () => setMessages([]),
    )
    return () => asking.abort()
  }, [phone, sent])

  return (
    <section className={classes.panel} aria-label={t.messages()}>
      <h2 className={classes.title}>{t.messages()}</h2>
      <p className={classes.help}>{t.messagesHelp()}</p>
      {messages.length === 0 && <p className={classes.none}>{t.noMessages()}</p>}
      <ul aria-live="polite">
        {messages.map(({ text, code, sent_at }) => (
          <li key={sent_at} className={classes.message}>
            <div>
              <p>{text}</p>
              <TimeAgo of={sent_at} />
            </div>
            {code && (
              <Button kind="secondary" small aria-label={t.fillCode(code)} onClick={() => onPick(code)}>
                {t.fill()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
