import type { ActivityDetail } from '@plaza/shared/api'
import { Check, SectionTitle } from '@plaza/shared/ui'
import { milestones, milestonesReached } from '../activity.model'
import { milestoneText, t } from './detail.text'
import classes from './progress.module.css'

/** The user's milestones; nothing if the user has not joined. */
export function Progress({ activity }: { activity: ActivityDetail }) {
  const done = milestonesReached(activity.participation)
  if (done === 0) return null
  return (
    <section className={classes.progress}>
      <SectionTitle title={t.progress()} />
      <ol className={classes.steps}>
        {milestones.map((milestone, place) => (
          <li
            key={milestone}
            data-done={place < done ? '' : undefined}
            aria-current={place === done - 1 ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {place < done ? <Check size={14} strokeWidth={2.5} /> : place + 1}
            </span>
            {milestoneText[milestone]()}
          </li>
        ))}
      </ol>
      {activity.credited_hours !== null && (
        <p className={classes.credited}>{t.credited(String(activity.credited_hours))}</p>
      )}
    </section>
  )
}
