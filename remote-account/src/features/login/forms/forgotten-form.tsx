import type { Failure } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { isCaptcha, isPhone } from '../../../captcha/captcha.model'
import { CaptchaFields } from '../../../captcha/captcha-fields'
import { NewPasswordField } from '../../../passwords/new-password-field'
import { lengthError } from '../../../passwords/password.model'
import classes from '../login.module.css'
import { t } from '../login.text'

interface ForgottenFormProps {
  phone: string
  onPhone: (phone: string) => void
  busy: boolean
  failed: Failure | null
  onSubmit: (body: { phone: string; captcha: string; password: string }) => void
}

const empty = { captcha: '', password: '' }

/** Phone, code and new password; only the phone is kept over a reload. */
export function ForgottenForm({ phone, onPhone, busy, failed, onSubmit }: ForgottenFormProps) {
  const [typed, setTyped] = useState(empty)
  const [checked, setChecked] = useState(false)
  const [typedSince, setTypedSince] = useState(true)
  useEffect(() => () => setTyped(empty), [])
  const shown = typedSince ? null : failed
  const type = (part: Partial<typeof empty>) => {
    setTypedSince(true)
    setTyped((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setTypedSince(false)
    if (isPhone(phone) && isCaptcha(typed.captcha) && lengthError(typed.password) === null)
      onSubmit({ phone, ...typed })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CaptchaFields
        purpose="password"
        value={{ phone, captcha: typed.captcha }}
        onChange={(proof) => {
          type({ captcha: proof.captcha })
          if (proof.phone !== phone) onPhone(proof.phone)
        }}
        checked={checked}
        failed={shown}
      />
      <NewPasswordField
        value={typed.password}
        onChange={(password) => type({ password })}
        checked={checked}
        failed={shown}
      />
      <Button type="submit" block loading={busy}>
        {t.setPassword()}
      </Button>
    </form>
  )
}
