import { codes, type TransferWay, transferFee, wallets } from '@plaza/shared/api'
import { formatMoney } from '@plaza/shared/format'
import { type Failure, useHost, useSessionUser } from '@plaza/shared/host'
import { Button, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { isCaptcha } from '../../../captcha/captcha.model'
import { OwnCodeField } from '../../../captcha/own-code-field'
import { Facts } from '../facts'
import { wayText } from '../transfers/transfer.text'
import { type CashOutFacts, needsCode } from './cash-out.model'
import classes from './cash-out.module.css'
import { t } from './cash-out.text'

interface ConfirmSheetProps {
  open: boolean
  way: TransferWay
  target: CashOutFacts['ways'][number]['target']
  cents: number
  rules: CashOutFacts['rules']
  busy: boolean
  refusal: Failure | null
  onClose: () => void
  /** An empty code where none is needed. */
  onConfirm: (captcha: string) => void
}

export function ConfirmSheet({ open, onClose, ...rest }: ConfirmSheetProps) {
  return (
    <Sheet open={open} title={t.confirmTitle()} onClose={onClose}>
      <Confirming {...rest} />
    </Sheet>
  )
}

/** What will happen, and the proof that it is the owner. The code is gone once the sheet is closed. */
function Confirming({
  way,
  target,
  cents,
  rules,
  busy,
  refusal,
  onConfirm,
}: Omit<ConfirmSheetProps, 'open' | 'onClose'>) {
  const host = useHost()
  const user = useSessionUser()
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const fee = transferFee(rules, cents)
  const asksForCode = needsCode(cents, target.is_new, rules) || refusal?.code === codes.captchaNeeded
  const confirm = () => {
    setTried(true)
    if (!asksForCode || isCaptcha(code)) onConfirm(asksForCode ? code : '')
  }
  return (
    <form
      className={classes.confirming}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) confirm()
      }}
    >
      <p className={classes.arrives}>{t.arrives()}</p>
      <div className={classes.sum}>{formatMoney(cents - fee)}</div>
      <Facts
        of={[
          [t.way(), `${wayText[way]()} ${target.account}`],
          [t.taken(), formatMoney(cents)],
          [t.fee(), formatMoney(fee)],
        ]}
      />
      {asksForCode && (
        <>
          <p className={classes.second}>{t.codeWhy(user?.phone ?? '')}</p>
          <OwnCodeField
            value={code}
            onChange={setCode}
            checked={isTried}
            failed={refusal}
            onAsk={() => host.request(wallets.sendCaptcha, {})}
          />
        </>
      )}
      <Button type="submit" block loading={busy}>
        {t.confirm()}
      </Button>
    </form>
  )
}
