import { codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Button, Field } from '@plaza/shared/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { fieldError } from '../../captcha/captcha.model'
import { NewPasswordField } from '../../passwords/new-password-field'
import { lengthError } from '../../passwords/password.model'
import classes from './password.module.css'
import { t } from './password.text'
import { useSavePassword } from './use-save-password'

const empty = { old: '', password: '' }

const oldError = (failed: Failure | null) =>
  failed?.code === codes.credentialsWrong ? t.oldWrong() : fieldError(failed)?.words

/** Both passwords leave the memory with the page, and are in no draft. */
export function PasswordForm({ isFirst }: { isFirst: boolean }) {
  const [typed, setTyped] = useState(empty)
  const [checked, setChecked] = useState(false)
  const [typedSince, setTypedSince] = useState(true)
  const saving = useSavePassword(isFirst)
  useEffect(() => () => setTyped(empty), [])
  const failed = typedSince ? null : saving.failed
  const type = (part: Partial<typeof empty>) => {
    setTypedSince(true)
    setTyped((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setTypedSince(false)
    if ((isFirst || typed.old !== '') && lengthError(typed.password) === null) saving.save(typed)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.why}>{isFirst ? t.firstWhy() : t.changeWhy()}</p>
      {!isFirst && (
        <>
          <Field
            label={t.old()}
            type="password"
            name="password"
            autoComplete="current-password"
            placeholder={t.oldHint()}
            value={typed.old}
            onChange={(old) => type({ old })}
            error={oldError(failed) ?? (checked && typed.old === '' && t.oldMissing())}
          />
          {isLive('forgotten-password') && (
            <Link to={to('forgotten-password', {}, { redirect: to('safety') })} className={classes.forgotten}>
              {t.forgotten()}
            </Link>
          )}
        </>
      )}
      <NewPasswordField
        value={typed.password}
        onChange={(password) => type({ password })}
        checked={checked}
        failed={failed}
      />
      <Button type="submit" block loading={saving.busy}>
        {t.save()}
      </Button>
    </form>
  )
}
