import { account, type CaptchaPurpose } from '@plaza/shared/api'
import { type Failure, useAction } from '@plaza/shared/host'
import { CodeField } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { pageBoot } from '../page-boot'
import { countdownOf, fieldError, isCaptcha, isPhone } from './captcha.model'
import { t } from './captcha.text'
import { InboxPanel } from './inbox-panel'
import { PhoneField } from './phone-field'

export interface Proof {
  phone: string
  captcha: string
}

interface CaptchaFieldsProps {
  purpose: CaptchaPurpose
  value: Proof
  onChange: (value: Proof) => void
  /** The person has tried to go on: what is missing is said. */
  checked: boolean
  /** Why going on was refused. */
  failed: Failure | null
  /** Whether a message may be sent now; says itself why not. */
  maySend?: () => boolean
}

/** A phone and the code that was sent to it, with the messages themselves where no SMS service is set up. */
export function CaptchaFields({ purpose, value, onChange, checked, failed, maySend }: CaptchaFieldsProps) {
  const { phone, captcha } = value
  const { send, sent, refused } = useSending(purpose, phone)
  const said = fieldError(failed) ?? fieldError(refused)
  const short = checked && !isCaptcha(captcha) ? t.captchaShort() : undefined
  return (
    <>
      <PhoneField
        value={phone}
        onChange={(typed) => onChange({ phone: typed, captcha })}
        checked={checked}
        error={said?.at === 'phone' ? said.words : undefined}
      />
      <CodeField
        label={t.captcha()}
        value={captcha}
        onChange={(typed) => onChange({ phone, captcha: typed })}
        onSend={async () => maySend?.() !== false && send()}
        canSend={isPhone(phone)}
        placeholder={t.captchaHint()}
        error={said?.at === 'proof' ? said.words : short}
      />
      {isPhone(phone) && pageBoot().smsInbox && (
        <InboxPanel phone={phone} sent={sent} onPick={(code) => onChange({ phone, captcha: code })} />
      )}
    </>
  )
}

/** Sends messages to a phone. A refusal is about the phone that it was made for. */
function useSending(purpose: CaptchaPurpose, phone: string) {
  const action = useAction(account.sendCaptcha)
  const [sent, setSent] = useState(0)
  const [askedFor, setAskedFor] = useState('')
  const failure = useRef<Failure | null>(null)
  useEffect(() => {
    failure.current = action.failed
  })
  const send = async (): Promise<boolean | number> => {
    setAskedFor(phone)
    const answer = await action.run({ query: { phone, purpose } })
    if (!answer) return countdownOf(failure.current)
    setSent((times) => times + 1)
    return true
  }
  return { send, sent, refused: askedFor === phone ? action.failed : null }
}
