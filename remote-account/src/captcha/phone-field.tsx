import { Field } from '@plaza/shared/ui'
import { useState } from 'react'
import { isPhone, phoneDigits } from './captcha.model'
import { t } from './captcha.text'

interface PhoneFieldProps {
  value: string
  onChange: (phone: string) => void
  /** Says at once that the number is missing or wrong, not only after it was left. */
  checked: boolean
  error?: string | undefined
  autoComplete?: 'tel' | 'username'
}

/** A mobile number, typed or pasted in any spelling. */
export function PhoneField({ value, onChange, checked, error, autoComplete = 'tel' }: PhoneFieldProps) {
  const [left, setLeft] = useState(false)
  const wrong = !isPhone(value) && (checked || (left && value !== ''))
  return (
    <Field
      label={t.phone()}
      value={value}
      onChange={(typed) => onChange(phoneDigits(typed))}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      type="tel"
      inputMode="tel"
      name="phone"
      autoComplete={autoComplete}
      enterKeyHint="next"
      placeholder={t.phoneHint()}
      error={error ?? (wrong ? t.phoneWrong() : undefined)}
    />
  )
}
