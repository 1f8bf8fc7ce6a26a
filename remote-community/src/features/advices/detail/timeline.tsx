import type { Advice } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { stepText, t } from './detail.text'
import classes from './timeline.module.css'

/** What has happened, oldest first, and the deadline that is ahead or missed. */
export function Timeline({ advice }: { advice: Advice }) {
  const now = useNow()
  const lastAnswer = advice.steps.findLastIndex(({ step }) => step === 'answered')
  return (
    <section className={classes.part} aria-labelledby="advice-timeline">
      <h2 id="advice-timeline" className={classes.heading}>
        {t.timeline()}
      </h2>
      <ol className={classes.steps}>
        {advice.steps.map(({ at, step, department, text }, index) => (
          <li key={`${at} ${step}`} data-step={step}>
            <p>{stepText[step](nameOf(department))}</p>
            <time className={classes.at} dateTime={at}>
              {dateTime(at, now)}
            </time>
            {text && index !== lastAnswer && <p className={classes.words}>{text}</p>}
          </li>
        ))}
        {advice.due_at && (
          <li data-due={advice.late ? 'missed' : 'ahead'}>
            <p>{t.due(dateTime(advice.due_at, now))}</p>
          </li>
        )}
      </ol>
    </section>
  )
}
