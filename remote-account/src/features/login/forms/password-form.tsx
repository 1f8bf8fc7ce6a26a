import { Link, useSearchParams } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Button, Field } from '@plaza/shared/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { fieldError, isPhone } from '../../../captcha/captcha.model'
import { PhoneField } from '../../../captcha/phone-field'
import classes from '../login.module.css'
import { t } from '../login.text'
import type { LoginFormProps } from './captcha-form'

export function PasswordForm({ phone, onPhone, busy, failed, onTyped, mayGoOn, onSubmit, children }: LoginFormProps) {
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? undefined
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  useEffect(() => () => setPassword(''), [])
  const missing = checked && password === '' ? t.passwordMissing() : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isPhone(phone) && password !== '' && mayGoOn()) onSubmit({ way: 'password', phone, password })
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PhoneField
        value={phone}
        onChange={(typed) => {
          onTyped()
          onPhone(typed)
        }}
        checked={checked}
        autoComplete="username"
      />
      <Field
        label={t.password()}
        type="password"
        name="password"
        value={password}
        onChange={(typed) => {
          onTyped()
          setPassword(typed)
        }}
        autoComplete="current-password"
        enterKeyHint="go"
        placeholder={t.passwordHint()}
        error={fieldError(failed)?.words ?? missing}
      />
      {isLive('forgotten-password') && (
        <Link to={to('forgotten-password', {}, { redirect })} className={classes.forgotten}>
          {t.forgotten()}
        </Link>
      )}
      {children}
      <Button type="submit" block loading={busy}>
        {t.title()}
      </Button>
    </form>
  )
}
