import type { Advice } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import { MapPin, PictureGrid, Rating, ReportLink, TimeAgo } from '@plaza/shared/ui'
import { kindText, titleOf } from '../advice.text'
import { writerOf } from '../list/advice-card'
import { StateMark } from '../list/state-mark'
import classes from './advice-view.module.css'
import { t } from './detail.text'

export function AdviceView({ advice }: { advice: Advice }) {
  return (
    <>
      <article className={classes.part}>
        <StateMark advice={advice} />
        <h1 className={classes.title} tabIndex={-1}>
          {titleOf(advice)}
        </h1>
        <p className={classes.facts}>
          <span>{writerOf(advice)}</span>
          <span>{kindText[advice.kind]()}</span>
          <span>{nameOf(advice.department)}</span>
          <TimeAgo of={advice.created_at} />
          <span>{t.number(advice.number)}</span>
        </p>
        {advice.held && (
          <p className={classes.note} role="status">
            {t.held()}
          </p>
        )}
        {advice.hidden_reason !== null && (
          <p className={classes.note} role="status">
            {t.hidden(advice.hidden_reason)}
          </p>
        )}
        {advice.refusal && <p className={classes.note}>{t.refused(advice.refusal)}</p>}
        <p className={classes.text}>{advice.content}</p>
        <PictureGrid images={advice.images} />
        {advice.place && (
          <p className={classes.facts}>
            <span className={classes.place}>
              <MapPin size={14} /> {advice.place}
            </span>
          </p>
        )}
        {!advice.own && <ReportLink target="advice" id={advice.id} />}
      </article>
      {advice.answer !== null && (
        <section className={classes.answer} aria-labelledby="advice-answer">
          <h2 id="advice-answer" className={classes.heading}>
            {t.answer()} · {nameOf(advice.department)}
          </h2>
          <p className={classes.text}>{advice.answer}</p>
          <div className={classes.facts}>
            {advice.answered_at && <TimeAgo of={advice.answered_at} />}
            {advice.score !== null && <Rating label={t.yourRating()} value={advice.score} />}
          </div>
        </section>
      )}
    </>
  )
}
