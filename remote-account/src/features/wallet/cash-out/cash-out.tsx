import type { TransferWay } from '@plaza/shared/api'
import { type Failure, useHost } from '@plaza/shared/host'
import { BottomBar, Button, PageFrame } from '@plaza/shared/ui'
import { useState } from 'react'
import { AlipaySheet } from './alipay-sheet'
import { AmountField } from './amount-field'
import { type AmountFault, type CashOutFacts, centsOf, chosenWay, faultOf, faultsByCode } from './cash-out.model'
import classes from './cash-out.module.css'
import { faultText, t } from './cash-out.text'
import { ConfirmSheet } from './confirm-sheet'
import { LostAnswer } from './lost-answer'
import { isAtCode, Notice } from './notice'
import { Rules } from './rules'
import { useCashOut } from './use-cash-out'
import { WayChoice } from './way-choice'

interface CashOutProps {
  facts: CashOutFacts
  onRefresh: () => Promise<unknown>
}

/** The form: amount, where it goes, and what was refused. */
export function CashOut({ facts, onRefresh }: CashOutProps) {
  const { ui } = useHost()
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const [isTried, setTried] = useState(false)
  const [sheet, setSheet] = useState<'confirm' | 'alipay' | null>(null)
  const [isNotMade, setNotMade] = useState(false)
  const cashOut = useCashOut((failure) => {
    setRefusal(failure)
    if (!isAtCode(failure)) setSheet(null)
    void onRefresh()
  })
  const { draft, change } = cashOut.pen
  const cents = centsOf(draft.amount)
  const way = chosenWay(draft, facts)
  const target = facts.ways.find((one) => one.way === way)?.target
  const fault = shownFault(faultOf(cents, facts), refusal, isTried)
  const type = (part: Parameters<typeof change>[0]) => {
    setRefusal(null)
    setNotMade(false)
    change(part)
  }
  const ask = () => {
    setTried(true)
    setRefusal(null)
    const wrong = faultOf(cents, facts)
    if (wrong) return ui.toast(faultText[wrong]())
    setSheet(target?.bound || way === 'wechat' ? 'confirm' : 'alipay')
  }

  if (cashOut.isLost)
    return (
      <LostAnswer
        transferKey={draft.key}
        onFound={(id) => {
          ui.toast(t.found())
          cashOut.follow(id)
        }}
        onMissing={() => {
          change({ sent: false })
          setSheet(null)
          setNotMade(true)
          void onRefresh()
        }}
      />
    )
  return (
    <PageFrame
      title={t.title()}
      footer={<SubmitBar busy={cashOut.busy} disabled={!target?.bound && way === 'wechat'} onSubmit={ask} />}
    >
      <Notice refusal={refusal} isNotMade={isNotMade} hours={facts.rules.cool_down_hours} />
      <section className={classes.paper}>
        <AmountField facts={facts} amount={draft.amount} fault={fault} onChange={(amount) => type({ amount })} />
        <WayChoice
          ways={facts.ways}
          value={way}
          onChange={(next: TransferWay) => type({ way: next })}
          onBindAlipay={() => setSheet('alipay')}
        />
      </section>
      <Rules rules={facts.rules} />
      {way && target?.bound && cents !== null && (
        <ConfirmSheet
          open={sheet === 'confirm'}
          {...{ way, target, cents, refusal }}
          rules={facts.rules}
          busy={cashOut.busy}
          onClose={() => setSheet(null)}
          onConfirm={(captcha) => {
            setRefusal(null)
            void cashOut.send(way, cents, facts.rules, captcha)
          }}
        />
      )}
      <AlipaySheet open={sheet === 'alipay'} onClose={() => setSheet(null)} onBound={onRefresh} />
    </PageFrame>
  )
}

const SubmitBar = ({ busy, disabled, onSubmit }: { busy: boolean; disabled: boolean; onSubmit: () => void }) => (
  <BottomBar>
    <div className={classes.submit}>
      {disabled && <p className={classes.second}>{t.bindFirst()}</p>}
      <Button block loading={busy} disabled={disabled} onClick={onSubmit}>
        {t.submit()}
      </Button>
    </div>
  </BottomBar>
)

function shownFault(found: AmountFault | null, refusal: Failure | null, isTried: boolean): AmountFault | null {
  const refused = faultsByCode[refusal?.code ?? 0] ?? null
  if (refused) return refused
  return found === 'missing' && !isTried ? null : found
}
