import { formatMoney } from '@plaza/shared/format'
import { defineTexts } from '@plaza/shared/text'
import { signedMoney } from './money.model'

const t = defineTexts({ hidden: { en: 'Amount hidden', zh: '金额已隐藏' } })

interface MoneyProps {
  cents: number
  hidden?: boolean
  /** With a plus for what came. */
  signed?: boolean
}

/** An amount, or stars in its place. */
export function Money({ cents, hidden, signed }: MoneyProps) {
  if (!hidden) return signed ? signedMoney(cents) : formatMoney(cents)
  return (
    <>
      <span aria-hidden="true">****</span>
      <span className="visually-hidden">{t.hidden()}</span>
    </>
  )
}
