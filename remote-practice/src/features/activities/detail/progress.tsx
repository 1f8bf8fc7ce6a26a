import type { ActivityDetail } from '@plaza/shared/api'
import { SectionTitle, Steps } from '@plaza/shared/ui'
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
      <div className={classes.way}>
        <Steps steps={milestones.map((milestone) => milestoneText[milestone]())} done={done} />
      </div>
      {activity.credited_hours !== null && (
        <p className={classes.credited}>{t.credited(String(activity.credited_hours))}</p>
      )}
    </section>
  )
}
