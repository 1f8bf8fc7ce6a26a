import type { FeedbackState, FeedbackSummary } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Tag, TimeAgo, type Tone } from '@plaza/shared/ui'
import classes from './feedback.module.css'
import { kindText, stateText, t } from './feedback.text'

export const tones: Readonly<Record<FeedbackState, Tone>> = { waiting: 'blue', answered: 'green', closed: 'grey' }

export function FeedbackRow({ feedback }: { feedback: FeedbackSummary }) {
  return (
    <article className={classes.row}>
      <Link to={to('feedback-detail', { id: feedback.id })} className={classes.link}>
        <span className={classes.facts}>
          <Tag tone={tones[feedback.state]}>{stateText[feedback.state]()}</Tag>
          <span>{kindText[feedback.kind]()}</span>
          <TimeAgo of={feedback.created_at} />
        </span>
        <span className={classes.excerpt}>{feedback.content}</span>
        {feedback.answer && (
          <span className={classes.answer}>
            <span className={classes.answerWords}>
              <b>{t.support()}</b> {feedback.answer}
            </span>
          </span>
        )}
      </Link>
    </article>
  )
}
