import { codes, credentials } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { Button, Field, Segmented } from '@plaza/shared/ui'
import { type FormEvent, useState } from 'react'
import { fieldError, isCaptcha } from '../captcha/captcha.model'
import { OwnCodeField } from '../captcha/own-code-field'
import classes from './proof.module.css'
import { t } from './proof.text'
import type { useProof } from './use-proof'

interface ProofFormProps {
  why: string
  /** Whether the account has a password to prove it by. */
  byPassword: boolean
  proof: Pick<ReturnType<typeof useProof>, 'give' | 'busy' | 'failed'>
}

type Way = 'code' | 'password'

/** What proves the account: a code to its phone, or the password. */
export function ProofForm({ why, byPassword, proof }: ProofFormProps) {
  const host = useHost()
  const [way, setWay] = useState<Way>('code')
  const [typed, setTyped] = useState({ code: '', password: '' })
  const [checked, setChecked] = useState(false)
  const [typedSince, setTypedSince] = useState(true)
  const failed = typedSince ? null : proof.failed
  const type = (part: Partial<typeof typed>) => {
    setTypedSince(true)
    setTyped((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setTypedSince(false)
    if (way === 'code' && isCaptcha(typed.code)) proof.give({ old_captcha: typed.code })
    if (way === 'password' && typed.password !== '') proof.give({ password: typed.password })
  }
  const missing = checked && typed.password === '' ? t.passwordMissing() : undefined
  const wrong = failed?.code === codes.credentialsWrong ? t.passwordWrong() : fieldError(failed)?.words
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.why}>{why}</p>
      {byPassword && (
        <Segmented
          label={t.ways()}
          value={way}
          onChange={(next: Way) => {
            setWay(next)
            setChecked(false)
            setTypedSince(true)
          }}
          items={[
            { id: 'code', label: t.byCode() },
            { id: 'password', label: t.byPassword() },
          ]}
        />
      )}
      {way === 'code' ? (
        <OwnCodeField
          value={typed.code}
          onChange={(code) => type({ code })}
          checked={checked}
          failed={failed}
          onAsk={() => host.request(credentials.sendOwnCaptcha, {})}
        />
      ) : (
        <Field
          label={t.password()}
          type="password"
          name="password"
          autoComplete="current-password"
          placeholder={t.passwordHint()}
          value={typed.password}
          onChange={(password) => type({ password })}
          error={wrong ?? missing}
        />
      )}
      <Button type="submit" block loading={proof.busy}>
        {t.next()}
      </Button>
      <p className={classes.help}>{t.noAccess()}</p>
    </form>
  )
}
