import type { CaptchaPurpose } from '@plaza/shared/api'
import { type Failure, useHost, useKept } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { isCaptcha, isPhone } from '../../captcha/captcha.model'
import { CaptchaFields, type CaptchaProof } from '../../captcha/captcha-fields'
import classes from './phone.module.css'

interface BindFormProps {
  purpose: Extract<CaptchaPurpose, 'bind' | 'rebind'>
  /** Name of the draft of the phone number; it holds no secret. */
  draft: string
  label: string
  busy: boolean
  failed: Failure | null
  onSubmit: (proof: CaptchaProof) => void
}

/** The phone survives a reload, the code does not. */
export function BindForm({ purpose, draft, label, busy, failed, onSubmit }: BindFormProps) {
  const { drafts } = useHost()
  const kept = useKept<string>(draft)
  const [typed, setTyped] = useState<CaptchaProof | null>(null)
  const proof = typed ?? { phone: kept ?? '', captcha: '' }
  const [checked, setChecked] = useState(false)
  const [typedSince, setTypedSince] = useState(false)
  useEffect(() => () => setTyped((before) => before && { ...before, captcha: '' }), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setTypedSince(false)
    if (isPhone(proof.phone) && isCaptcha(proof.captcha)) onSubmit(proof)
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CaptchaFields
        purpose={purpose}
        value={proof}
        onChange={(next) => {
          setTypedSince(true)
          setTyped(next)
          drafts.keep(draft, next.phone)
        }}
        checked={checked}
        failed={typedSince ? null : failed}
      />
      <Button type="submit" block loading={busy}>
        {label}
      </Button>
    </form>
  )
}
