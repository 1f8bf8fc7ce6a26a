import type { AskedOfTeam, Dispatch } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import { AnswerButtons } from './answer-buttons'
import { t } from './dispatch.text'
import classes from './dispatches.module.css'

interface AskedNoteProps {
  asked: AskedOfTeam | null
  onDone?: (dispatch: Dispatch) => void
  onRefused: () => void
}

/** On a wish or an order: what the centre asks the team of the reader. */
export function AskedNote({ asked, ...options }: AskedNoteProps) {
  if (!asked) return null
  return (
    <section className={classes.asked}>
      <h2 className={classes.heading}>{t.asked(nameOf(asked.team))}</h2>
      {asked.note && <p className={classes.note}>{asked.note}</p>}
      <AnswerButtons id={asked.id} {...options} />
    </section>
  )
}
