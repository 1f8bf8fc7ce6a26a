import type { Failure } from '@plaza/shared/host'
import { Check, Field } from '@plaza/shared/ui'
import { lengthError, weakError } from './password.model'
import { t } from './password.text'
import classes from './passwords.module.css'

interface NewPasswordFieldProps {
  value: string
  onChange: (password: string) => void
  /** The user has tried to submit: show what is missing. */
  checked: boolean
  failed: Failure | null
}

/** A new password and its rules; the server checks all but the first. */
export function NewPasswordField({ value, onChange, checked, failed }: NewPasswordFieldProps) {
  const wrongLength = lengthError(value)
  const rules = [
    { text: t.length(), fulfilled: wrongLength === null },
    { text: t.uncommon(), fulfilled: false },
    { text: t.notOwn(), fulfilled: false },
  ]
  return (
    <div>
      <Field
        label={t.newPassword()}
        type="password"
        name="new-password"
        autoComplete="new-password"
        placeholder={t.hint()}
        value={value}
        onChange={onChange}
        error={weakError(failed) ?? (checked && wrongLength)}
      />
      <section className={classes.rules} aria-label={t.rules()}>
        <p>{t.rules()}</p>
        <ul>
          {rules.map(({ text, fulfilled }) => (
            <li key={text} data-fulfilled={fulfilled ? '' : undefined}>
              {fulfilled ? <Check size={14} /> : <span aria-hidden="true">·</span>}
              {text}
              {fulfilled && <span className="visually-hidden"> {t.fulfilled()}</span>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
