import type { FinancePayout } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type FormEvent, useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { Button } from '../parts/button'
import { Field, inputClass } from '../parts/field'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { ActionDialog, type PendingAction } from './action-dialog'
import { Confirmations } from './confirmations'
import classes from './finance.module.css'
import { PaymentCard } from './payment-card'

const t = defineTexts({
  order: { en: 'Order number', zh: '单号' },
  find: { en: 'Find', zh: '查询' },
  all: { en: 'Show what is open', zh: '查看待处理' },
  none: { en: 'Nothing is held, and nobody asked for a reversal.', zh: '没有暂缓的提现，也没有待批准的冲正。' },
})

/** Withdrawals that are held or asked to be reversed, and any other by its order number. */
export function Payments() {
  const [order, setOrder] = useState('')
  const [of, setOf] = useState('')
  const [pending, setPending] = useState<PendingAction | null>(null)
  const payouts = usePolled<{ list: readonly FinancePayout[] }>(
    of ? `finance/payouts?of=${encodeURIComponent(of)}` : 'finance/payouts',
  )
  function find(event: FormEvent) {
    event.preventDefault()
    setOf(order.trim())
  }
  return (
    <section className={classes.cards}>
      <Confirmations />
      <form className={classes.find} onSubmit={find}>
        <Field label={t.order()}>
          <input
            className={inputClass}
            maxLength={60}
            spellCheck={false}
            autoComplete="off"
            value={order}
            onChange={({ target }) => setOrder(target.value)}
          />
        </Field>
        <Button kind="primary" type="submit">
          {t.find()}
        </Button>
        {of && <Button onClick={() => setOf('')}>{t.all()}</Button>}
      </form>
      <PolledContent of={payouts} waiting={<Skeleton height={220} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t.none()} />
          ) : (
            <ul className={classes.cards}>
              {list.map((payout) => (
                <PaymentCard key={payout.id} payout={payout} onAction={setPending} />
              ))}
            </ul>
          )
        }
      </PolledContent>
      {pending && (
        <ActionDialog<FinancePayout>
          pending={pending}
          onClose={() => setPending(null)}
          onDone={(changed) => {
            setPending(null)
            payouts.put({ list: (payouts.data?.list ?? []).map((one) => (one.id === changed.id ? changed : one)) })
          }}
        />
      )}
    </section>
  )
}
