import { dateTime } from '../../format'
import { useNow } from '../../host'
import classes from './timeline.module.css'

export interface TimelineStep {
  label: string
  /** When it happened; without it, the label says when. */
  at?: string | undefined
  words?: string | undefined
  /** `ahead` and `missed` are deadlines. */
  mark?: 'highlight' | 'ahead' | 'missed' | undefined
}

interface TimelineProps {
  title: string
  steps: readonly TimelineStep[]
}

/** What has happened to a thing, oldest first. */
export function Timeline({ title, steps }: TimelineProps) {
  const now = useNow()
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ol className={classes.steps}>
        {steps.map(({ label, at, words, mark }) => (
          <li key={`${at} ${label}`} data-mark={mark}>
            <p>{label}</p>
            {at && (
              <time className={classes.at} dateTime={at}>
                {dateTime(at, now)}
              </time>
            )}
            {words && <p className={classes.words}>{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Highlights the last step, which is where the thing stands. */
export const withLastHighlighted = (steps: readonly TimelineStep[]): TimelineStep[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, mark: 'highlight' } : step))
