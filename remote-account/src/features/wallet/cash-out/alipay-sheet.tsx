import { codes, wallets } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { Button, Field, Sheet } from '@plaza/shared/ui'
import { type FormEvent, useState } from 'react'
import { isCaptcha } from '../../../captcha/captcha.model'
import { OwnCodeField } from '../../../captcha/own-code-field'
import { faultsOf } from './alipay.model'
import classes from './cash-out.module.css'
import { t } from './cash-out.text'

interface AlipaySheetProps {
  open: boolean
  onClose: () => void
  onBound: () => Promise<unknown>
}

export const AlipaySheet = ({ open, onClose, onBound }: AlipaySheetProps) => (
  <Sheet open={open} title={t.bindTitle()} onClose={onClose}>
    <AlipayForm
      onBound={() => {
        onClose()
        void onBound()
      }}
    />
  </Sheet>
)

/** The account that Alipay pays to, and its owner's name. Neither is stored on the device. */
function AlipayForm({ onBound }: { onBound: () => void }) {
  const host = useHost()
  const [typed, setTyped] = useState({ account: '', real_name: '', captcha: '' })
  const [isTried, setTried] = useState(false)
  const [isTypedSince, setTypedSince] = useState(true)
  const bind = useAction(wallets.bindAlipay, { successMessage: () => t.bound(), onDone: onBound })
  const failed = isTypedSince ? null : bind.failed
  const faults = faultsOf(typed)
  const type = (part: Partial<typeof typed>) => {
    setTypedSince(true)
    setTyped((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setTypedSince(false)
    const { account, real_name, captcha } = typed
    if (faults.length === 0 && isCaptcha(captcha))
      void bind.run({ body: { account: account.trim(), real_name: real_name.trim(), captcha } })
  }
  const nameError = isTried && faults.includes('name') ? t.nameWrong() : undefined
  return (
    <form className={classes.confirming} onSubmit={submit} noValidate>
      <Field
        label={t.account()}
        placeholder={t.accountHint()}
        value={typed.account}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        error={isTried && faults.includes('account') && t.accountWrong()}
        onChange={(account) => type({ account })}
      />
      <Field
        label={t.name()}
        placeholder={t.nameHint()}
        value={typed.real_name}
        autoComplete="name"
        error={failed?.code === codes.nameDiffers ? t.nameDiffers() : nameError}
        onChange={(real_name) => type({ real_name })}
      />
      <OwnCodeField
        value={typed.captcha}
        onChange={(captcha) => type({ captcha })}
        checked={isTried}
        failed={failed}
        onAsk={() => host.request(wallets.sendCaptcha, {})}
      />
      {failed?.code === codes.phoneTooNew && (
        <p className={classes.notice} role="alert">
          {failed.msg}
        </p>
      )}
      <Button type="submit" block loading={bind.busy}>
        {t.save()}
      </Button>
    </form>
  )
}
