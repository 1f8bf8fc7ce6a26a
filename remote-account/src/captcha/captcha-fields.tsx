import { account, type CaptchaPurpose } from '@plaza/shared/api'
import { type Failure, useDeployment, useHost } from '@plaza/shared/host'
import { CodeField } from '@plaza/shared/ui'
import { useState } from 'react'
import { countdownOf, fieldError, isCaptcha, isPhone } from './captcha.model'
import { t } from './captcha.text'
import { InboxPanel } from './inbox-panel'
import { PhoneField } from './phone-field'

export interface CaptchaProof {
  phone: string
  captcha: string
}

interface CaptchaFieldsProps {
  purpose: CaptchaPurpose
  value: CaptchaProof
  onChange: (value: CaptchaProof) => void
  /** The user has tried to submit: show what is missing. */
  checked: boolean
  /** Why the submit was refused. */
  failed: Failure | null
  /** Whether a message may be sent now; shows the reason if not. */
  maySend?: () => boolean
}

/** A phone and the code sent to it. Shows the messages themselves if no SMS service is configured. */
export function CaptchaFields({ purpose, value, onChange, checked, failed, maySend }: CaptchaFieldsProps) {
  const { phone, captcha } = value
  const { smsInbox } = useDeployment()
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
      {isPhone(phone) && smsInbox && (
        <InboxPanel phone={phone} sent={sent} onPick={(code) => onChange({ phone, captcha: code })} />
      )}
    </>
  )
}

/** Sends codes to a phone. A failure is forgotten when the phone changes. */
function useSending(purpose: CaptchaPurpose, phone: string) {
  const host = useHost()
  const [sent, setSent] = useState(0)
  const [refusal, setRefusal] = useState<{ phone: string; failure: Failure } | null>(null)
  const send = async (): Promise<boolean | number> => {
    setRefusal(null)
    try {
      await host.request(account.sendCaptcha, { query: { phone, purpose } })
      setSent((times) => times + 1)
      return true
    } catch (error) {
      const failure = error as Failure
      setRefusal({ phone, failure })
      return countdownOf(failure)
    }
  }
  return { send, sent, refused: refusal?.phone === phone ? refusal.failure : null }
}
