import { type DataOf, positions } from '@plaza/shared/api'
import { usePaged, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Cell, leads, SectionTitle } from '@plaza/shared/ui'
import { ActivityRow } from '../../../activity-row/activity-row'
import { PositionRow } from '../position-row'
import { t } from '../positions.text'
import classes from './position-parts.module.css'

/** Activities that a place shows before the link to all of them. */
const SHOWN = 4

/** Places that belong to one; nothing if there are none. */
export function PositionChildren({ id }: { id: string }) {
  const { data } = useResource(positions.children, { params: { id } })
  if (!data || data.list.length === 0) return null
  return (
    <section className={classes.part}>
      <div className={classes.inset}>
        <SectionTitle title={t.children()} />
      </div>
      <ul>
        {data.list.map((position) => (
          <li key={position.id}>
            <PositionRow position={position} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What takes place there and below it. */
export function PositionActivities({ id }: { id: string }) {
  const { items } = usePaged(positions.activities, { params: { id } })
  if (items.length === 0) return null
  return (
    <section className={classes.part}>
      <div className={classes.inset}>
        <SectionTitle title={t.activities()} more={to('voluntary-activities')} />
        <ul>
          {items.slice(0, SHOWN).map((activity) => (
            <li key={activity.id}>
              <ActivityRow activity={activity} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function PositionTeams({ id }: { id: string }) {
  const { data } = useResource(positions.teams, { params: { id } })
  if (!data || data.list.length === 0) return null
  return (
    <section className={classes.part}>
      <div className={classes.inset}>
        <SectionTitle title={t.teams()} />
      </div>
      <ul>
        {data.list.map((team) => (
          <li key={team.id}>
            <Team {...team} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Team(team: DataOf<typeof positions.teams>['list'][number]) {
  const address = to('team-detail', {}, { id: team.id })
  const note = (
    <>
      {nameOf({ name: team.intro, name_en: team.intro_en })}
      <span className={classes.count}>{t.teamActivities(team.activities)}</span>
    </>
  )
  return <Cell title={nameOf(team)} note={note} {...(leads(address) && { to: address })} />
}
