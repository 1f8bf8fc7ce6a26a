import type { account, InputOf } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { isCaptcha, isPhone } from '../../../captcha/captcha.model'
import { CaptchaFields } from '../../../captcha/captcha-fields'
import classes from '../login.module.css'
import { t } from '../login.text'

type Body = InputOf<typeof account.logIn>['body']

export interface LoginFormProps {
  phone: string
  onPhone: (phone: string) => void
  busy: boolean
  /** Why the last attempt was refused; null once the input changes. */
  failed: Failure | null
  onTyped: () => void
  /** Shows the reason if not. */
  mayGoOn: () => boolean
  onSubmit: (body: Body) => void
  /** Rendered above the button. */
  children: ReactNode
}

export function CaptchaForm({ phone, onPhone, busy, failed, onTyped, mayGoOn, onSubmit, children }: LoginFormProps) {
  const [captcha, setCaptcha] = useState('')
  const [checked, setChecked] = useState(false)
  useEffect(() => () => setCaptcha(''), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isPhone(phone) && isCaptcha(captcha) && mayGoOn()) onSubmit({ way: 'captcha', phone, captcha })
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CaptchaFields
        purpose="login"
        value={{ phone, captcha }}
        onChange={(typed) => {
          onTyped()
          setCaptcha(typed.captcha)
          if (typed.phone !== phone) onPhone(typed.phone)
        }}
        checked={checked}
        failed={failed}
        maySend={mayGoOn}
      />
      <p className={classes.hint}>{t.newHere()}</p>
      {children}
      <Button type="submit" block loading={busy}>
        {t.title()}
      </Button>
    </form>
  )
}
