import { activities } from '@plaza/shared/api'
import { comingMoment } from '@plaza/shared/format'
import { useNow, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, Cell, CellGroup, SectionTitle, Tag } from '@plaza/shared/ui'
import { placeOf, titleOf } from '../../../activity/activity.text'
import { ActivityCard } from '../../../activity/activity-card'
import { ActivityCardSkeleton } from '../../../activity/activity-card-skeleton'
import { participationText } from '../../../activity/participation.text'
import { comingOf, type OwnActivity } from '../strip/next-activity.model'
import classes from './volunteering.module.css'
import { t } from './volunteering.text'

const SHOWN = 3

/** The next activities of a user; without one, those that take people. */
export function NextActivities() {
  const now = useNow()
  const own = useResource(activities.mine, {}, { freshMs: 0 })
  return (
    <Async of={own} skeleton={<ActivityCardSkeleton />}>
      {({ list }) => {
        const coming = comingOf(list, now)
        return coming.length > 0 ? <Coming activities={coming.slice(0, SHOWN)} /> : <OpenActivities />
      }}
    </Async>
  )
}

const Coming = ({ activities: coming }: { activities: readonly OwnActivity[] }) => (
  <CellGroup title={t.next()}>
    {coming.map((activity) => (
      <Cell
        key={activity.id}
        title={titleOf(activity)}
        note={`${comingMoment(activity.starts_at)} · ${placeOf(activity)}`}
        value={
          <Tag tone={activity.participation === 'waiting' ? 'gold' : 'green'}>
            {participationText[activity.participation]()}
          </Tag>
        }
        to={to('activity', { id: activity.id })}
      />
    ))}
    <Cell title={t.all()} to={to('voluntary-activities')} />
  </CellGroup>
)

export function OpenActivities() {
  const open = useResource(activities.list, { query: { state: 'open' } })
  return (
    <section className={classes.open} aria-label={t.open()}>
      <SectionTitle title={t.open()} more={to('voluntary-activities')} />
      <Async of={open} skeleton={<ActivityCardSkeleton />}>
        {({ list }) => {
          const free = list.filter(({ state }) => state === 'open')
          if (free.length === 0) return <p className={classes.none}>{t.none()}</p>
          return free.slice(0, SHOWN).map((activity) => <ActivityCard key={activity.id} activity={activity} />)
        }}
      </Async>
    </section>
  )
}
