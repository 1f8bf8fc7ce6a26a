import type { ReportSubject, ReportTarget } from '@plaza/shared/api'
import { t, targetText } from './report.text'
import classes from './report-form.module.css'

interface ReportedThingProps {
  target: ReportTarget
  subject: ReportSubject
}

/** The words that are reported, so that nobody reports the wrong thing. */
export function ReportedThing({ target, subject: { author, words } }: ReportedThingProps) {
  return (
    <section className={classes.thing} aria-label={targetText[target]()}>
      <h2 className={classes.heading}>{targetText[target]()}</h2>
      <p className={classes.words}>
        {author && t.by(author)}
        {words}
      </p>
    </section>
  )
}
