import type { TransferDetail } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useHost, useNow } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import {
  Async,
  ButtonLink,
  CellsSkeleton,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  IconButton,
  PageFrame,
  PullToRefresh,
  RotateCcw,
} from '@plaza/shared/ui'
import { formatMoney } from '../../../money/money.model'
import { Facts } from '../facts'
import { Confirmation } from './confirmation'
import { Timeline } from './timeline'
import { isSlow, type Outcome, outcomeOf } from './transfer.model'
import classes from './transfer.module.css'
import { meaningText, stateText, t, wayText } from './transfer.text'
import { useTransfer } from './use-transfer'

const icons: Readonly<Record<Outcome, typeof Clock>> = {
  'under-way': Clock,
  asked: CircleAlert,
  arrived: CircleCheck,
  returned: RotateCcw,
}

export function TransferView({ id }: { id: string }) {
  const transfer = useTransfer(id)
  return (
    <PageFrame title={t.one()}>
      <Async of={transfer} skeleton={<CellsSkeleton rows={8} />}>
        {(shown) => (
          <PullToRefresh onRefresh={transfer.refresh}>
            <Head transfer={shown} />
            <TransferFacts transfer={shown} />
            <Timeline transfer={shown} />
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}

function Head({ transfer }: { transfer: TransferDetail }) {
  const { state, cents, fee_cents: fee, reason } = transfer
  const outcome = outcomeOf(transfer)
  const Icon = icons[outcome]
  const now = useNow()
  return (
    <section className={classes.head} data-outcome={outcome}>
      <div className={classes.state} role="status">
        <Icon size={20} />
        {stateText[state]()}
      </div>
      <div className={classes.sum}>{formatMoney(outcome === 'returned' ? cents : cents - fee)}</div>
      <p className={classes.meaning}>{isSlow(transfer, now) ? t.slow() : meaningText[state]()}</p>
      {reason && <p className={classes.reason}>{t.reason(reason)}</p>}
      {outcome === 'returned' && (
        <>
          <p className={classes.meaning}>{t.returned(formatMoney(cents))}</p>
          <ButtonLink kind="secondary" to={to('cash-out')}>
            {t.again()}
          </ButtonLink>
        </>
      )}
      {transfer.confirmation && <Confirmation of={transfer.confirmation} />}
    </section>
  )
}

function TransferFacts({ transfer }: { transfer: TransferDetail }) {
  const now = useNow()
  const { ui } = useHost()
  const { id, way, account, cents, fee_cents: fee, created_at: at } = transfer
  const paid = [
    [t.fee(), formatMoney(fee)],
    [t.arrives(), formatMoney(cents - fee)],
  ] as const
  const copy = () => void navigator.clipboard?.writeText(id).then(() => ui.toast(t.copied()))
  return (
    <section className={classes.facts}>
      <Facts
        of={[
          [t.amount(), formatMoney(cents)],
          ...(outcomeOf(transfer) === 'returned' ? [] : paid),
          [t.to(), `${wayText[way]()} ${account}`],
          [t.made(), dateTime(at, now)],
          [
            t.number(),
            <span key="number" className={classes.number}>
              {id}
              <IconButton label={t.copy()} icon={<Copy size={16} />} onClick={copy} />
            </span>,
          ],
        ]}
      />
    </section>
  )
}
