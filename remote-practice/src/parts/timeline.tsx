import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import classes from './timeline.module.css'

export interface TimelineStep {
  label: string
  at: string
  words?: string | undefined
}

/** What has happened to a thing, oldest first. */
export function Timeline({ title, steps }: { title: string; steps: readonly TimelineStep[] }) {
  const now = useNow()
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ol className={classes.steps}>
        {steps.map(({ label, at, words }, index) => (
          <li key={`${at} ${label}`} data-last={index === steps.length - 1 ? '' : undefined}>
            <p>{label}</p>
            <time className={classes.at} dateTime={at}>
              {dateTime(at, now)}
            </time>
            {words && <p className={classes.words}>{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
