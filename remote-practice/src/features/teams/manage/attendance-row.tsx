import { type Attendance, attendance } from '@plaza/shared/api'
import { count, dateTime } from '@plaza/shared/format'
import { useAction, useNow } from '@plaza/shared/host'
import { Avatar, Button, Tag } from '@plaza/shared/ui'
import { participationText } from '../../../activity/participation.text'
import classes from './manage.module.css'
import { t, wayText } from './manage.text'

interface AttendanceRowProps {
  activity: string
  person: Attendance
  /** Null while nobody is chosen. */
  picked: boolean | null
  onPick: () => void
}

const tones = { 'signed-in': 'green', 'signed-out': 'accent', waiting: 'gold' } as const

export function AttendanceRow({ activity, person, picked, onPick }: AttendanceRowProps) {
  const now = useNow()
  const { name, avatar, participation, signed_in_at, signed_out_at, way, hours } = person
  const facts = [
    signed_in_at && t.inAt(dateTime(signed_in_at, now)),
    signed_out_at && t.outAt(dateTime(signed_out_at, now)),
    way && wayText[way](),
    hours > 0 && t.hours(count(hours)),
  ].filter(Boolean)
  return (
    <div className={classes.row}>
      {picked !== null && (
        <input type="checkbox" className={classes.check} aria-label={name} checked={picked} onChange={onPick} />
      )}
      <Avatar src={avatar} name={name} size={40} />
      <div className={classes.words}>
        <span className={classes.name}>
          {name}
          <Tag tone={tones[participation as keyof typeof tones] ?? 'grey'}>{participationText[participation]()}</Tag>
        </span>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        {person.to_check && <LateSignIn activity={activity} user={person.id} />}
      </div>
    </div>
  )
}

/** A sign-in that was sent later, which the manager confirms or undoes. */
function LateSignIn({ activity, user }: { activity: string; user: string }) {
  const options = { refreshes: [attendance.list], successMessage: t.done }
  const confirm = useAction(attendance.check, options)
  const undo = useAction(attendance.check, {
    ...options,
    confirm: () => ({ title: t.wrongSure(), text: t.wrongText(), confirmText: t.wrong(), danger: true }),
  })
  const input = (right: boolean) => ({ params: { id: activity }, body: { user_id: user, right } })
  return (
    <>
      <p className={classes.late}>{t.late()}</p>
      <div className={classes.buttons}>
        <Button small loading={confirm.busy} onClick={() => void confirm.run(input(true))}>
          {t.right()}
        </Button>
        <Button small kind="secondary" loading={undo.busy} onClick={() => void undo.run(input(false))}>
          {t.wrong()}
        </Button>
      </div>
    </>
  )
}
