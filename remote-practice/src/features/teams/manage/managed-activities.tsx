import { type ActivitySummary, activities, activityPlans } from '@plaza/shared/api'
import { oneOf, useAction, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink, FilterBar, FilterPill, PagedList } from '@plaza/shared/ui'
import { useState } from 'react'
import { ActivityCard } from '../../../activity/activity-card'
import { ActivityCardSkeleton } from '../../../activity/activity-card-skeleton'
import classes from './manage.module.css'
import { t } from './manage.text'
import { ReasonSheet } from './reason-sheet'

const times = ['coming', 'past'] as const

/** Activities of the team, each with its sign-in list; those to come can be changed and called off. */
export function ManagedActivities({ team }: { team: string }) {
  const [{ when }, change] = useQueryState({ when: oneOf(times) })
  const query = { team_id: team, ...(when === 'past' && { state: 'ended' as const }) }
  const list = usePaged(activities.list, { query })
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={t.activities()}
      name={`activities-${when}`}
      empty="content"
      embedded
      skeleton={<ActivityCardSkeleton />}
      header={
        <>
          <div className={classes.publish}>
            <ButtonLink block to={to('team-manage', { id: team }, { tab: 'activities', form: 'new' })}>
              {t.publish()}
            </ButtonLink>
          </div>
          <FilterBar>
            <fieldset className={classes.times}>
              <legend className="visually-hidden">{t.which()}</legend>
              {times.map((one) => (
                <FilterPill key={one} label={t[one]()} pressed={one === when} onClick={() => change({ when: one })} />
              ))}
            </fieldset>
          </FilterBar>
        </>
      }
    >
      {(activity) => <ManagedActivity team={team} activity={activity} />}
    </PagedList>
  )
}

function ManagedActivity({ team, activity }: { team: string; activity: ActivitySummary }) {
  const [isCalling, call] = useState(false)
  const { id, state } = activity
  const isComing = state === 'upcoming' || state === 'open' || state === 'full'
  const here = (query: Record<string, string>) => to('team-manage', { id: team }, { tab: 'activities', ...query })
  return (
    <div className={classes.activity}>
      <ActivityCard activity={activity} />
      <div className={classes.buttons}>
        <ButtonLink small kind="secondary" to={here({ activity: id })}>
          {t.signIns()}
        </ButtonLink>
        {isComing && (
          <ButtonLink small kind="secondary" to={here({ form: id })}>
            {t.change()}
          </ButtonLink>
        )}
        {(isComing || state === 'running') && (
          <Button small kind="secondary" onClick={() => call(true)}>
            {t.callOff()}
          </Button>
        )}
      </div>
      {isCalling && <CallOffSheet id={id} onClose={() => call(false)} />}
    </div>
  )
}

function CallOffSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const params = { id }
  const plan = useResource(activityPlans.one, { params })
  const callOff = useAction(activityPlans.callOff, {
    refreshes: [activities.list, activities.detail],
    successMessage: t.calledOff,
    onDone: onClose,
    onRefused: onClose,
  })
  return (
    <ReasonSheet
      title={t.callOff()}
      busy={callOff.busy}
      also={plan.data?.series ? t.rest() : undefined}
      onDecide={(reason, rest) => void callOff.run({ params, body: { reason, extent: rest ? 'rest' : 'one' } })}
      onClose={onClose}
    />
  )
}
