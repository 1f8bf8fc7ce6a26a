import { type ActivitySummary, activities, attendance, isInWindow, leaderSignWindows, teams } from '@plaza/shared/api'
import { useAction, useNow, usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink } from '@plaza/shared/ui'
import { timesOf } from '../../activity/activity.model'
import { titleOf } from '../../activity/activity.text'
import { t } from './codes.text'
import classes from './scan-result.module.css'

interface SignPersonProps {
  id: string
  /** Of the public page. */
  volunteer: string | undefined
  code: string
}

/** The volunteer's public page; a manager of a team signs them in or out where an activity of it runs. */
export function SignPerson({ id, volunteer, code }: SignPersonProps) {
  const own = usePaged(teams.mine, {})
  const managed = own.items.filter(({ membership }) => membership === 'manager')
  return (
    <>
      {managed.map((team) => (
        <TeamActivities key={team.id} teamId={team.id} code={code} />
      ))}
      <ButtonLink
        block
        kind="secondary"
        to={volunteer ? to('volunteer', { id: volunteer }) : to('circle-user', { id })}
      >
        {t.openPerson()}
      </ButtonLink>
    </>
  )
}

/** Those where a manager may sign people in or out now: they run, begin soon, or ended lately. */
function TeamActivities({ teamId, code }: { teamId: string; code: string }) {
  const now = useNow()
  const coming = usePaged(activities.list, { query: { team_id: teamId } })
  const ended = usePaged(activities.list, { query: { team_id: teamId, state: 'ended' } })
  // An activity that ends between the two answers is in both.
  const byId = new Map([...coming.items, ...ended.items].map((activity) => [activity.id, activity]))
  const open = [...byId.values()].filter(
    (activity) => activity.state !== 'cancelled' && isInWindow(leaderSignWindows(timesOf(activity))['sign-in'], now),
  )
  return open.map((activity) => <SignInto key={activity.id} activity={activity} code={code} />)
}

function SignInto({ activity, code }: { activity: ActivitySummary; code: string }) {
  const options = { refreshes: [attendance.list, activities.participants] }
  const signIn = useAction(attendance.sign, { ...options, successMessage: t.personSignedIn })
  const signOut = useAction(attendance.sign, { ...options, successMessage: t.personSignedOut })
  const params = { id: activity.id }
  const hasBegun = isInWindow(leaderSignWindows(timesOf(activity))['sign-out'], useNow())
  return (
    <section className={classes.choice}>
      <h3>{titleOf(activity)}</h3>
      <div className={classes.pair}>
        <Button
          block
          loading={signIn.busy}
          onClick={() => void signIn.run({ params, body: { step: 'sign-in', code } })}
        >
          {t.signPerson()}
        </Button>
        {hasBegun && (
          <Button
            block
            kind="secondary"
            loading={signOut.busy}
            onClick={() => void signOut.run({ params, body: { step: 'sign-out', code } })}
          >
            {t.signPersonOut()}
          </Button>
        )}
      </div>
    </section>
  )
}
