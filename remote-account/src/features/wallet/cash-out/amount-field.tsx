import { transferFee } from '@plaza/shared/api'
import { formatMoney, formatYuan } from '@plaza/shared/format'
import { Button, Field } from '@plaza/shared/ui'
import { useAmounts } from '../../../money/use-amounts'
import { Facts } from '../facts'
import { type AmountFault, type CashOutFacts, centsOf, cleanAmount, faultOf, leftToday, mostOf } from './cash-out.model'
import classes from './cash-out.module.css'
import { faultText, t } from './cash-out.text'

interface AmountFieldProps {
  facts: CashOutFacts
  amount: string
  fault: AmountFault | null
  onChange: (amount: string) => void
}

/** The amount with what is there, what is left today, and what arrives. */
export function AmountField({ facts, amount, fault, onChange }: AmountFieldProps) {
  const { wallet, rules } = facts
  const { hidden } = useAmounts()
  const most = mostOf(facts)
  const times = Math.max(0, rules.day_times - wallet.today_times)
  const cents = centsOf(amount)
  const fee = cents !== null && faultOf(cents, facts) === null ? transferFee(rules, cents) : null
  return (
    <div className={classes.amount}>
      <Field
        label={t.amount()}
        value={amount}
        onChange={(typed) => onChange(cleanAmount(typed))}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        error={fault && faultText[fault]()}
        after={
          most >= rules.min_cents && (
            <Button
              kind="plain"
              small
              aria-label={hidden ? t.allHidden() : t.allOf(formatMoney(most))}
              onClick={() => onChange(formatYuan(most).replace(/\.00$/, ''))}
            >
              {t.all()}
            </Button>
          )
        }
      />
      <p className={classes.second}>
        {hidden ? t.availableHidden() : t.available(formatMoney(wallet.cents))}
        <br />
        {hidden ? t.timesToday(times) : t.leftToday(formatMoney(leftToday(facts)), times)}
      </p>
      {fee !== null && cents !== null && (
        <div aria-live="polite">
          <Facts
            of={[
              [t.fee(), formatMoney(fee)],
              [t.arrives(), <b key="arrives">{formatMoney(cents - fee)}</b>],
            ]}
          />
        </div>
      )}
    </div>
  )
}
