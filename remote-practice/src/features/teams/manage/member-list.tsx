import { type MembershipStep, type TeamMember, teams } from '@plaza/shared/api'
import { calendarDate, count } from '@plaza/shared/format'
import { useAction, useNow, usePaged } from '@plaza/shared/host'
import { ActionSheet, Avatar, Button, CellsSkeleton, Ellipsis, IconButton, PagedList, Tag } from '@plaza/shared/ui'
import { useState } from 'react'
import { membershipText } from '../team.text'
import classes from './manage.module.css'
import { stepText, t } from './manage.text'
import { ReasonSheet } from './reason-sheet'

/** Those who ask to join, or the members, with what the manager may do. */
export function MemberList({ team, state }: { team: string; state: 'pending' | 'member' }) {
  const list = usePaged(teams.members, { params: { id: team }, query: { state } })
  const label = state === 'pending' ? t.review() : t.members()
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={label}
      name={state}
      empty="data"
      embedded
      skeleton={<CellsSkeleton />}
    >
      {(member) => <MemberRow team={team} member={member} />}
    </PagedList>
  )
}

const needReason: readonly MembershipStep[] = ['refuse', 'remove']

function MemberRow({ team, member }: { team: string; member: TeamMember }) {
  const [open, show] = useState<'menu' | MembershipStep | null>(null)
  const change = useAction(teams.membership, {
    refreshes: [teams.members, teams.detail, teams.mine, teams.list],
    successMessage: t.done,
    onDone: () => show(null),
    onRefused: () => show(null),
  })
  const take = (action: MembershipStep, reason?: string) =>
    void change.run({ body: { team_id: team, action, user_id: member.id, ...(reason && { reason }) } })
  const choose = (step: MembershipStep) => (needReason.includes(step) ? show(step) : take(step))
  const isPending = member.state === 'pending'
  const day = calendarDate(member.since, useNow())
  return (
    <div className={classes.row}>
      <Avatar src={member.avatar} name={member.name} size={40} />
      <div className={classes.words}>
        <span className={classes.name}>
          {member.name}
          {member.state === 'manager' && <Tag tone="accent">{membershipText.manager()}</Tag>}
        </span>
        {member.note && <p className={classes.text}>{member.note}</p>}
        <small>
          {isPending ? t.asked(day) : t.since(day)}
          {member.hours ? ` · ${t.hours(count(member.hours))}` : ''}
        </small>
        {isPending && (
          <div className={classes.buttons}>
            {member.steps.map((step) => (
              <Button
                key={step}
                small
                kind={step === 'accept' ? 'primary' : 'secondary'}
                loading={change.busy}
                onClick={() => choose(step)}
              >
                {stepText[step]()}
              </Button>
            ))}
          </div>
        )}
      </div>
      {!isPending && member.steps.length > 0 && (
        <IconButton label={t.doWith(member.name)} icon={<Ellipsis size={20} />} onClick={() => show('menu')} />
      )}
      <ActionSheet
        open={open === 'menu'}
        title={member.name}
        onClose={() => show(null)}
        actions={member.steps.map((step) => ({
          label: stepText[step](),
          danger: step === 'remove' || step === 'dismiss',
          onChoose: () => choose(step),
        }))}
      />
      {open !== null && open !== 'menu' && (
        <ReasonSheet
          title={stepText[open]()}
          busy={change.busy}
          onDecide={(reason) => take(open, reason)}
          onClose={() => show(null)}
        />
      )}
    </div>
  )
}
