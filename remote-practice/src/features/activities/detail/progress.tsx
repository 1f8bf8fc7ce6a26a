import type { ActivityDetail, ActivityState } from '@plaza/shared/api'
import { isLive, to } from '@plaza/shared/routes'
import { ButtonLink, SectionTitle, Steps } from '@plaza/shared/ui'
import { milestones, milestonesReached } from '../../../activity/activity.model'
import { milestoneText, t } from './detail.text'
import classes from './progress.module.css'

const over: readonly ActivityState[] = ['ended', 'cancelled']

/**
 * The milestones, with those that the user has reached. Others see what they are, so that nothing moves when the user's
 * own answer replaces a guest's; of an activity that is over only who took part.
 */
export function Progress({ activity }: { activity: ActivityDetail }) {
  const done = milestonesReached(activity.participation)
  if (done === 0 && over.includes(activity.state)) return <Notes activity={activity} />
  return (
    <section className={classes.progress}>
      <SectionTitle title={done === 0 ? t.steps() : t.progress()} />
      <div className={classes.way}>
        <Steps steps={milestones.map((milestone) => milestoneText[milestone]())} done={done} />
      </div>
      <Notes activity={activity} />
      {activity.credited_hours !== null && (
        <p className={classes.credited}>
          {t.credited(String(activity.credited_hours))}
          {isLive('activity-record') && (
            <ButtonLink small kind="plain" to={to('activity-record')}>
              {t.record()}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  )
}

/** What there is to know about the own place, the sign-in and the appeal. */
function Notes({ activity }: { activity: ActivityDetail }) {
  const { line_place: place, waiting, to_check: toCheck, appeal, cancel_reason: reason } = activity
  const notes = [
    place !== null && t.line(place, waiting),
    place === null && waiting > 0 && t.waiting(waiting),
    toCheck && t.toCheck(),
    appeal?.state === 'refused' && t.appealRefused(appeal.reason ?? ''),
    reason && t.calledOff(reason),
  ].filter((note) => typeof note === 'string')
  return notes.map((note) => (
    <p key={note} className={classes.note}>
      {note}
    </p>
  ))
}
