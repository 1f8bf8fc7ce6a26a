import { dateTime } from '@plaza/shared/format'
import type { FeedbackSubject } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import classes from '../departments/departments.module.css'

const t = defineTexts({
  title: { en: 'The feedback', zh: '反馈信息' },
  contact: { en: 'Contact', zh: '联系方式' },
  none: { en: 'none', zh: '未留' },
  guest: {
    en: 'A guest wrote it: no page shows them your words. Reach them by the contact.',
    zh: '访客提交：对方看不到站内回复，请通过联系方式答复。',
  },
  conversation: { en: 'Conversation', zh: '往来记录' },
  writer: { en: 'Writer', zh: '反馈人' },
  support: { en: 'Support', zh: '客服' },
})

/** What an operator needs for an answer: how the writer is reached, and what was written before. */
export function FeedbackDetails({ feedback: { contact, isGuest, entries } }: { feedback: FeedbackSubject }) {
  const now = Date.now()
  return (
    <section aria-label={t.title()} className={classes.details}>
      {isGuest && <p>{t.guest()}</p>}
      <dl className={classes.facts}>
        <div>
          <dt>{t.contact()}</dt>
          <dd>{contact ?? t.none()}</dd>
        </div>
      </dl>
      {entries.length > 0 && (
        <ol aria-label={t.conversation()} className={classes.steps}>
          {entries.map(({ id, at, by, text }) => (
            <li key={id}>
              <p className={classes.step}>
                <b>{t[by]()}</b> · <time dateTime={new Date(at).toISOString()}>{dateTime(at, now)}</time>
              </p>
              <p className={classes.words}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
