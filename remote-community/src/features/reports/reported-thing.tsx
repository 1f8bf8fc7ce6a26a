import type { ReportSubject } from '@plaza/shared/api'
import { t } from './report.text'
import classes from './report-form.module.css'

interface ReportedThingProps {
  heading: string
  subject: ReportSubject
}

/** The words that are reported, so that nobody reports the wrong thing. */
export function ReportedThing({ heading, subject: { author, words } }: ReportedThingProps) {
  return (
    <section className={classes.thing} aria-label={heading}>
      <h2 className={classes.heading}>{heading}</h2>
      <p className={classes.words}>
        {author && t.by(author)}
        {words}
      </p>
    </section>
  )
}
