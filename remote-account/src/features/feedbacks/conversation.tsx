import type { Feedback, FeedbackEntry } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useHost, useNow } from '@plaza/shared/host'
import { Img, Tag } from '@plaza/shared/ui'
import classes from './conversation.module.css'
import { kindText, stateText, t } from './feedback.text'
import { tones } from './feedback-row'

/** A feedback and what was written about it, oldest first. */
export function Conversation({ feedback }: { feedback: Feedback }) {
  const { id, content, images, created_at: at, entries, state, kind, contact } = feedback
  const first: FeedbackEntry = { id: `feedback ${id}`, by: 'writer', text: content, images, at }
  return (
    <section className={classes.ground}>
      <p className={classes.facts}>
        <Tag tone={tones[state]}>{stateText[state]()}</Tag>
        <span>{kindText[kind]()}</span>
        {contact && <span>{t.reachedBy(contact)}</span>}
      </p>
      <ol className={classes.entries} aria-label={t.conversation()} aria-live="polite">
        {[first, ...entries].map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry: { by, text, images, at } }: { entry: FeedbackEntry }) {
  const now = useNow()
  return (
    <li className={classes.entry} data-by={by}>
      <p className={classes.who}>
        {by === 'support' ? t.support() : t.me()} · <time dateTime={at}>{dateTime(at, now)}</time>
      </p>
      <div className={classes.bubble}>
        <p className={classes.text}>{text}</p>
        <Pictures images={images} />
      </div>
    </li>
  )
}

const SIDE = 96

function Pictures({ images }: { images: readonly string[] }) {
  const host = useHost()
  if (images.length === 0) return null
  return (
    <ul className={classes.pictures}>
      {images.map((image, index) => (
        <li key={image}>
          <button type="button" aria-label={t.picture(index + 1)} onClick={() => host.ui.viewImages(images, index)}>
            <Img src={image} alt="" width={SIDE} height={SIDE} small />
          </button>
        </li>
      ))}
    </ul>
  )
}
