import { type CircleMember, circles, managers } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useAction, useNow } from '@plaza/shared/host'
import { ActionSheet, Avatar, Ellipsis, IconButton, type SheetAction, Tag } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from '../../../manage/manage.module.css'
import { t } from '../../../manage/manage.text'
import { type MuteDays, ReasonSheet } from '../../../manage/reason-sheet'

type OpenSheet = 'menu' | 'mute' | 'remove' | null

/** A member with what the manager may do. */
export function MemberRow({ circle, member }: { circle: string; member: CircleMember }) {
  const now = useNow()
  const [open, show] = useState<OpenSheet>(null)
  const close = () => show(null)
  const manage = useManageMember(circle, member.id, close)
  const labels: Record<CircleMember['actions'][number], SheetAction> = {
    mute: { label: t.mute(), danger: true, onChoose: () => show('mute') },
    unmute: { label: t.unmute(), onChoose: manage.unmute },
    remove: { label: t.remove(), danger: true, onChoose: () => show('remove') },
    admit: { label: t.admit(), onChoose: manage.admit },
    appoint: { label: t.appoint(), onChoose: () => manage.appoint(true) },
    dismiss: { label: t.dismiss(), danger: true, onChoose: () => manage.appoint(false) },
  }
  return (
    <div className={classes.row}>
      <Avatar src={member.avatar} name={member.name} size={36} />
      <div className={classes.words}>
        <span>{member.name}</span>
        {member.invited_by && <small>{t.invitedBy(member.invited_by)}</small>}
        {member.muted_until && <small>{t.mutedUntil(dateTime(member.muted_until, now))}</small>}
      </div>
      {member.role !== 'member' && <Tag>{t[member.role]()}</Tag>}
      {member.actions.length > 0 && (
        <IconButton label={t.doWith(member.name)} icon={<Ellipsis size={20} />} onClick={() => show('menu')} />
      )}
      <ActionSheet
        open={open === 'menu'}
        title={member.name}
        onClose={close}
        actions={member.actions.map((action) => labels[action])}
      />
      {open === 'mute' && (
        <ReasonSheet title={t.mute()} withDays busy={manage.busy} onDecide={manage.mute} onClose={close} />
      )}
      {open === 'remove' && (
        <ReasonSheet title={t.remove()} busy={manage.busy} onDecide={manage.remove} onClose={close} />
      )}
    </div>
  )
}

function useManageMember(circle: string, member: string, onDone: () => void) {
  const params = { id: circle, user_id: member }
  const options = {
    refreshes: [managers.members, managers.log, circles.detail],
    successMessage: t.done,
    onDone,
    onRefused: onDone,
  }
  const mute = useAction(managers.mute, options)
  const remove = useAction(managers.remove, options)
  const appoint = useAction(managers.appoint, options)
  return {
    busy: mute.busy || remove.busy || appoint.busy,
    mute: (reason: string, days: MuteDays) => void mute.run({ params, body: { days, reason } }),
    unmute: () => void mute.run({ params, body: { days: 0 } }),
    remove: (reason: string) => void remove.run({ params, body: { on: true, reason } }),
    admit: () => void remove.run({ params, body: { on: false } }),
    appoint: (manager: boolean) => void appoint.run({ params, body: { manager } }),
  }
}
