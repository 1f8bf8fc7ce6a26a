import type { AdviceSummary } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Rating, TimeAgo } from '@plaza/shared/ui'
import { kindText, t, titleOf } from '../advice.text'
import classes from './advice-card.module.css'
import { StateMark } from './state-mark'

/** Who wrote an advice, as others may know it. */
export const writerOf = ({ author, audience }: Pick<AdviceSummary, 'author' | 'audience'>): string =>
  audience === 'private' ? t.onlyMine() : (audience === 'named' && author?.name) || t.anonymous()

export function AdviceCard({ advice }: { advice: AdviceSummary }) {
  return (
    <article className={classes.card}>
      <Link className={classes.link} to={to('interaction-detail', { id: advice.id })}>
        <StateMark advice={advice} />
        <h2 className={classes.title}>{titleOf(advice)}</h2>
        <p className={classes.words}>{advice.excerpt}</p>
        {advice.answer_excerpt && (
          <p className={classes.answer}>
            <span className={classes.excerpt}>
              <b>{t.reply()}</b>
              {advice.answer_excerpt}
            </span>
          </p>
        )}
        <p className={classes.facts}>
          <span>{nameOf(advice.department)}</span>
          <span>{kindText[advice.kind]()}</span>
          <span>{writerOf(advice)}</span>
          <TimeAgo of={advice.created_at} />
          {advice.followers > 0 && <span>{t.followers(count(advice.followers))}</span>}
        </p>
      </Link>
      {advice.score !== null && <Rating label={t.reply()} value={advice.score} />}
    </article>
  )
}
