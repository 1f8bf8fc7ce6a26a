import type { Vote } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Check } from '@plaza/shared/ui'
import { countsShown, type OptionResult } from './vote.model'
import { t } from './vote.text'
import classes from './vote-box.module.css'

export interface VoteOptionProps {
  vote: Vote
  result: OptionResult
  /** Whether it is selected; null if voting is over. */
  choice: boolean | null
  /** Whether as many options are selected as may be. */
  full: boolean
  onPick: () => void
}

export function VoteOption(props: VoteOptionProps) {
  const { vote, result, choice } = props
  const counted = countsShown(vote)
  const Row = choice === null ? 'div' : 'label'
  return (
    <Row className={classes.option} data-leading={counted && result.leading} data-ticked={choice ?? result.chosen}>
      {counted && <i className={classes.bar} style={{ width: `${result.percent}%` }} />}
      <OptionWords {...props} />
    </Row>
  )
}

/** Box to tick, text and share of an option. */
export function OptionWords({ vote, result, choice, full, onPick }: VoteOptionProps) {
  return (
    <>
      {choice !== null && (
        <input
          className={classes.tick}
          type={vote.multiple ? 'checkbox' : 'radio'}
          name={vote.id}
          checked={choice}
          disabled={full && !choice}
          onChange={onPick}
        />
      )}
      <span className={classes.text}>
        {result.text}
        {choice === null && result.chosen && <Check className={classes.mine} size={16} aria-label={t.chosen()} />}
      </span>
      {countsShown(vote) && (
        <span className={classes.share}>
          <b>{result.percent}%</b> {t.votes(count(result.votes))}
        </span>
      )}
    </>
  )
}
