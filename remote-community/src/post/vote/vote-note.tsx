import type { Vote } from '@plaza/shared/api'
import { count, dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { countsShown, type VoteStage } from './vote.model'
import { t } from './vote.text'
import classes from './vote-box.module.css'

interface VoteNoteProps {
  vote: Vote
  stage: VoteStage
  /** The user's choice waits for the network. */
  waits: boolean
}

/** Number of voters, the end, and why results are hidden. */
export function VoteNote({ vote, stage, waits }: VoteNoteProps) {
  const now = useNow()
  const hidden = vote.result === 'after-end' ? t.afterEnd() : t.afterVoting()
  const facts = [
    vote.multiple ? (vote.max_choices === null ? t.multiple() : t.limited(vote.max_choices)) : t.single(),
    t.voters(count(vote.voters)),
    stage === 'closed' ? t.closed() : t.endsAt(dateTime(vote.ends_at, now)),
  ]
  return (
    <p className={classes.note}>
      {facts.join(' · ')}
      {waits && <span>{t.waits()}</span>}
      {!countsShown(vote) && <span>{hidden}</span>}
    </p>
  )
}
