import { activities, type Team } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { SectionTitle } from '@plaza/shared/ui'
import { ActivityCard } from '../../activity/activity-card'
import { t } from './team.text'
import classes from './team-head.module.css'

const SHOWN = 3

/** The next activities of the team. */
export function TeamActivities({ team }: { team: Team }) {
  const { items, pending } = usePaged(activities.list, { query: { team_id: team.id } })
  return (
    <section className={classes.section}>
      <SectionTitle
        title={t.activities()}
        more={items.length > SHOWN ? to('activity-list', {}, { team: team.id }) : null}
      />
      {items.slice(0, SHOWN).map((activity) => (
        <ActivityCard key={activity.id} activity={activity} />
      ))}
      {items.length === 0 && !pending && <p className={classes.none}>{t.noActivities()}</p>}
    </section>
  )
}
