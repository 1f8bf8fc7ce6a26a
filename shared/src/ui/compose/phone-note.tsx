import { useSessionUser } from '../../host'
import { to } from '../../routes'
import { ButtonLink } from '../basic/button'
import { t } from './compose.text'
import classes from './phone-note.module.css'

interface PhoneNoteProps {
  /** Why a phone is needed. */
  text: string
  /** Address of the form, to come back to. */
  redirect: string
}

/** Says before anything is written that sending needs a bound phone. */
export function PhoneNote({ text, redirect }: PhoneNoteProps) {
  const user = useSessionUser()
  if (!user || user.phone) return null
  return (
    <p className={classes.note} role="status">
      {text}
      <ButtonLink kind="secondary" small to={to('phone-bind', {}, { redirect })}>
        {t.bindPhone()}
      </ButtonLink>
    </p>
  )
}
