import { formatMoney } from '@plaza/shared/format'
import type { PayoutSubject } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import classes from '../departments/departments.module.css'

const t = defineTexts({
  title: { en: 'The withdrawal', zh: '提现信息' },
  account: { en: 'To', zh: '收款账户' },
  first: { en: 'first withdrawal to it', zh: '首次提现到该账户' },
  known: { en: 'paid before', zh: '曾提现到该账户' },
  arrives: { en: 'Arrives', zh: '到账' },
  fee: { en: 'Fee', zh: '手续费' },
  paid: { en: 'Paid to the person so far', zh: '此人累计已提现' },
  left: { en: 'Left in the wallet', zh: '钱包余额' },
  approvals: { en: 'Approvals', zh: '已同意' },
  of: {
    en: (made: number, needed: number) => `${made} of ${needed}`,
    zh: (made: number, needed: number) => `${made} / ${needed}`,
  },
})

/** What an operator compares before money leaves. */
export function PayoutDetails({ payout }: { payout: PayoutSubject }) {
  const { cents, feeCents, account, isKnown, paidCents, leftCents, needed, approvedBy } = payout
  const rows: readonly (readonly [string, string])[] = [
    [t.account(), `${account} (${isKnown ? t.known() : t.first()})`],
    [t.arrives(), formatMoney(cents - feeCents)],
    [t.fee(), formatMoney(feeCents)],
    [t.paid(), formatMoney(paidCents)],
    [t.left(), formatMoney(leftCents)],
    [t.approvals(), [t.of(approvedBy.length, needed), ...approvedBy].join(' · ')],
  ]
  return (
    // No landmark: each item of the list has one.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t.title()} className={classes.details}>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
