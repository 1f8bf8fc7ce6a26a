import type { Failure } from '@plaza/shared/host'
import { Button, CodeField } from '@plaza/shared/ui'
import { useState } from 'react'
import { countdownOf, fieldError, isCaptcha } from './captcha.model'
import { t } from './captcha.text'
import classes from './inbox-panel.module.css'

interface OwnCodeFieldProps {
  value: string
  onChange: (captcha: string) => void
  /** The user has tried to submit: show what is missing. */
  checked: boolean
  failed: Failure | null
  /** Sends the code. It answers it only where messages are kept instead of sent. */
  onAsk: () => Promise<{ captcha?: string | undefined }>
}

/** The code sent to the bound phone, whose number the client only has masked. */
export function OwnCodeField({ value, onChange, checked, failed, onAsk }: OwnCodeFieldProps) {
  const [refused, setRefused] = useState<Failure | null>(null)
  const [demoCode, setDemoCode] = useState<string>()
  const short = checked && !isCaptcha(value) ? t.captchaShort() : undefined
  const send = async (): Promise<boolean | number> => {
    setRefused(null)
    try {
      setDemoCode((await onAsk()).captcha)
      return true
    } catch (error) {
      setRefused(error as Failure)
      return countdownOf(error as Failure)
    }
  }
  return (
    <>
      <CodeField
        label={t.captcha()}
        value={value}
        onChange={onChange}
        onSend={send}
        canSend
        placeholder={t.captchaHint()}
        error={fieldError(failed)?.words ?? fieldError(refused)?.words ?? short}
      />
      {demoCode && (
        <section className={classes.panel} aria-label={t.messages()}>
          <p className={classes.help}>{t.messagesHelp()}</p>
          <div className={classes.message}>
            <p>{t.demoCode(demoCode)}</p>
            <Button kind="secondary" small aria-label={t.fillCode(demoCode)} onClick={() => onChange(demoCode)}>
              {t.fill()}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
