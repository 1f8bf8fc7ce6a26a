import { type Team, teams } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, ButtonLink, IconButton, LogOut, Sheet, TextArea, useDraft } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './membership-bar.module.css'
import { t } from './team.text'

const NOTE_MAX = 200

interface MembershipBarProps {
  team: Team
  onRefused: () => Promise<unknown>
}

/** The steps that are open to the person; a manager's way to the team's pages. */
export function MembershipBar({ team, onRefused }: MembershipBarProps) {
  const { id, membership, steps } = team
  const [isAsking, ask] = useState(false)
  const change = useCached(teams.detail)
  const options = {
    refreshes: [teams.mine, teams.members],
    onDone: (data: Team) => {
      ask(false)
      void change({ params: { id } }, () => data)
    },
    onRefused: () => void onRefused(),
  }
  const join = useAction(teams.membership, { ...options, successMessage: t.asked })
  const leave = useAction(teams.membership, {
    ...options,
    confirm: () => ({ title: t.leaveSure(), text: t.leaveText(), confirmText: t.leave(), danger: true }),
    successMessage: t.left,
  })
  const goAway = () => leave.run({ body: { team_id: id, action: 'leave' } })
  return (
    <BottomBar>
      <div className={classes.bar}>
        {membership === 'manager' && (
          <>
            <ButtonLink block to={to('team-manage', { id })}>
              {team.pending ? t.waiting(team.pending) : t.manage()}
            </ButtonLink>
            <ButtonLink block kind="secondary" to={to('team-code', {}, { id })}>
              {t.code()}
            </ButtonLink>
          </>
        )}
        {steps.includes('join') && (
          <Button block onClick={() => ask(true)}>
            {t.join()}
          </Button>
        )}
        {steps.includes('leave') && membership === 'manager' && (
          <IconButton label={t.leave()} icon={<LogOut size={20} />} onClick={() => void goAway()} />
        )}
        {steps.includes('leave') && membership !== 'manager' && (
          <Button block kind="secondary" loading={leave.busy} onClick={() => void goAway()}>
            {membership === 'pending' ? t.withdraw() : t.leave()}
          </Button>
        )}
      </div>
      <Sheet open={isAsking} title={t.joinTitle()} onClose={() => ask(false)}>
        {isAsking && (
          <JoinForm
            team={id}
            busy={join.busy}
            onSend={async (reason) =>
              (await join.run({ body: { team_id: id, action: 'join', ...(reason && { reason }) } })) !== undefined
            }
          />
        )}
      </Sheet>
    </BottomBar>
  )
}

interface JoinFormProps {
  team: string
  busy: boolean
  /** Resolves to whether it was accepted. */
  onSend: (note: string) => Promise<boolean>
}

/** What was written stays on the device until it is sent. */
function JoinForm({ team, busy, onSend }: JoinFormProps) {
  const { draft, change, startAnew } = useDraft(`team-join:${team}`, {
    empty: (key) => ({ key, note: '' }),
    isWritten: (one) => one.note !== '',
  })
  const { note } = draft
  const send = async () => {
    if (await onSend(note.trim())) startAnew()
  }
  const isTooLong = [...note].length > NOTE_MAX
  return (
    <form
      className={classes.form}
      data-accent="volunteer"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) void send()
      }}
    >
      <p className={classes.help}>{t.joinHelp()}</p>
      <TextArea
        label={t.note()}
        placeholder={t.notePlaceholder()}
        value={note}
        max={NOTE_MAX}
        onChange={(words) => change({ note: words })}
      />
      <Button type="submit" block loading={busy} disabled={isTooLong}>
        {t.send()}
      </Button>
    </form>
  )
}
