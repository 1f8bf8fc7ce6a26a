import type { ActivityDetail, ActivityState } from '@plaza/shared/api'
import { SectionTitle, Steps } from '@plaza/shared/ui'
import { milestones, milestonesReached } from '../activity.model'
import { milestoneText, t } from './detail.text'
import classes from './progress.module.css'

const over: readonly ActivityState[] = ['ended', 'cancelled']

/**
 * The milestones, with those that the user has reached. Others see what they are, so that nothing moves when the user's
 * own answer replaces a guest's; of an activity that is over only who took part.
 */
export function Progress({ activity }: { activity: ActivityDetail }) {
  const done = milestonesReached(activity.participation)
  if (done === 0 && over.includes(activity.state)) return null
  return (
    <section className={classes.progress}>
      <SectionTitle title={done === 0 ? t.steps() : t.progress()} />
      <div className={classes.way}>
        <Steps steps={milestones.map((milestone) => milestoneText[milestone]())} done={done} />
      </div>
      {activity.credited_hours !== null && (
        <p className={classes.credited}>{t.credited(String(activity.credited_hours))}</p>
      )}
    </section>
  )
}
