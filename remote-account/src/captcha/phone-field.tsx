import { Field } from '@plaza/shared/ui'
import { useState } from 'react'
import { isPhone, phoneDigits } from './captcha.model'
import { t } from './captcha.text'

interface PhoneFieldProps {
  value: string
  onChange: (phone: string) => void
  /** Show a missing or invalid number at once, not only after blur. */
  checked: boolean
  error?: string | undefined
  autoComplete?: 'tel' | 'username'
}

/** A mobile number in any notation. */
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
