import type { AdviceState, AdviceSummary } from '@plaza/shared/api'
import { Tag, type Tone } from '@plaza/shared/ui'
import { stateText, t } from '../advice.text'
import classes from './state-mark.module.css'

const tones: Record<AdviceState, Tone> = {
  received: 'blue',
  assigned: 'blue',
  asked: 'gold',
  answered: 'green',
  reopened: 'orange',
  closed: 'grey',
  refused: 'grey',
}

/** The state of an advice, and how its deadline stands. */
export function StateMark({ advice }: { advice: Pick<AdviceSummary, 'state' | 'late' | 'days_left' | 'hidden'> }) {
  const { state, late, days_left: days, hidden } = advice
  return (
    <span className={classes.marks}>
      <Tag tone={tones[state]}>{stateText[state]()}</Tag>
      {hidden && <Tag tone="grey">{t.hidden()}</Tag>}
      {late && <Tag tone="red">{days === null ? t.wasLate() : t.isLate()}</Tag>}
      {!late && days !== null && (
        <span className={classes.left} data-soon={days <= 1 ? '' : undefined}>
          {days === 0 ? t.dueToday() : t.daysLeft(days)}
        </span>
      )}
    </span>
  )
}
