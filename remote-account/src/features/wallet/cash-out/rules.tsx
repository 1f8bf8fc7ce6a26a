import { formatMoney } from '@plaza/shared/format'
import { SectionTitle } from '@plaza/shared/ui'
import type { CashOutFacts } from './cash-out.model'
import classes from './cash-out.module.css'
import { t } from './cash-out.text'

/** Ten-thousandths as percent without a float: 10 is 0.1, 125 is 1.25. */
const percentOf = (rate: number): string => {
  const rest = String(rate % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${Math.floor(rate / 100)}${rest && `.${rest}`}`
}

/** Limits and fee, as the site has them. */
export function Rules({ rules }: { rules: CashOutFacts['rules'] }) {
  const isFree = rules.fee_rate === 0 && rules.min_fee_cents === 0
  return (
    <section className={classes.rules}>
      <SectionTitle title={t.rules()} />
      <ul className={classes.ruleList}>
        <li>{t.ruleOnce(formatMoney(rules.min_cents), formatMoney(rules.max_cents))}</li>
        <li>{t.ruleDay(formatMoney(rules.day_cents), rules.day_times)}</li>
        <li>{isFree ? t.noFee() : t.ruleFee(percentOf(rules.fee_rate), formatMoney(rules.min_fee_cents))}</li>
        <li>{t.ruleCode(formatMoney(rules.captcha_above_cents))}</li>
        {rules.cool_down_hours > 0 && <li>{t.ruleCoolDown(rules.cool_down_hours)}</li>}
        {rules.note && <li>{rules.note}</li>}
      </ul>
    </section>
  )
}
