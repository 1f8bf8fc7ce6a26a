import { teams } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, SectionTitle, Tag } from '@plaza/shared/ui'
import { membershipText, t } from './team.text'
import { TeamRow } from './team-row'
import classes from './teams.module.css'

/** Teams of the person before all others, with what a manager has to do. Nothing where there is none. */
export function OwnTeams() {
  const { items } = usePaged(teams.mine, {})
  if (items.length === 0) return null
  return (
    <section className={classes.own}>
      <SectionTitle title={t.mine()} />
      {items.map((team) => (
        <div key={team.id}>
          <TeamRow
            team={team}
            mark={
              <Tag tone={team.membership === 'pending' ? 'gold' : 'accent'}>{membershipText[team.membership]()}</Tag>
            }
          />
          {team.membership === 'manager' && (
            <div className={classes.manage}>
              <ButtonLink small kind="secondary" to={to('team-manage', { id: team.id })}>
                {team.pending ? t.waiting(team.pending) : t.manage()}
              </ButtonLink>
              <ButtonLink small kind="secondary" to={to('team-code', {}, { id: team.id })}>
                {t.code()}
              </ButtonLink>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
