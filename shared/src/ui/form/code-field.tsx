import { useEffect, useState } from 'react'
import { Button } from '../basic/button'
import { Field } from './field'
import { t } from './form.text'

/** Seconds until a code may be asked for again. */
const WAIT_S = 60

interface CodeFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Sends the code. True where it went out: the countdown begins. A number: seconds until it may be asked for again. */
  onSend: () => Promise<boolean | number>
  canSend: boolean
  error?: string
  placeholder?: string
}

/** Six digits that were sent to a phone, with the button that sends them. */
export function CodeField({ label, value, onChange, onSend, canSend, error, placeholder }: CodeFieldProps) {
  const [sending, setSending] = useState(false)
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.ceil((until - now) / 1000)

  useEffect(() => {
    if (until <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [until])

  const send = async () => {
    setSending(true)
    const sent = await onSend().catch(() => false)
    setSending(false)
    if (sent === false) return
    setNow(Date.now())
    setUntil(Date.now() + (sent === true ? WAIT_S : sent) * 1000)
  }

  return (
    <Field
      label={label}
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={placeholder}
      error={error}
      after={
        <Button kind="plain" small loading={sending} disabled={!canSend || left > 0} onClick={send}>
          {left > 0 ? t.again(left) : t.send()}
        </Button>
      }
    />
  )
}
