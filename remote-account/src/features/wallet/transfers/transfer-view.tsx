import type { TransferDetail } from '@plaza/shared/api'
import { dateTime, formatMoney } from '@plaza/shared/format'
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
import { AmountsButton } from '../../../money/amounts-button'
import { Money } from '../../../money/money'
import { type Amounts, useAmounts } from '../../../money/use-amounts'
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
  const amounts = useAmounts()
  return (
    <PageFrame title={t.one()}>
      <Async of={transfer} skeleton={<CellsSkeleton rows={8} />}>
        {(shown) => (
          <PullToRefresh onRefresh={transfer.refresh}>
            <Head transfer={shown} amounts={amounts} />
            <TransferFacts transfer={shown} hidden={amounts.hidden} />
            <Timeline transfer={shown} />
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}

function Head({ transfer, amounts }: { transfer: TransferDetail; amounts: Amounts }) {
  const { hidden } = amounts
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
      <div className={classes.sum}>
        <Money cents={outcome === 'returned' ? cents : cents - fee} hidden={hidden} />
        <AmountsButton {...amounts} />
      </div>
      <p className={classes.meaning}>{isSlow(transfer, now) ? t.slow() : meaningText[state]()}</p>
      {reason && <p className={classes.reason}>{t.reason(reason)}</p>}
      {outcome === 'returned' && (
        <>
          <p className={classes.meaning}>{hidden ? t.returnedHidden() : t.returned(formatMoney(cents))}</p>
          <ButtonLink kind="secondary" to={to('cash-out')}>
            {t.again()}
          </ButtonLink>
        </>
      )}
      {transfer.confirmation && <Confirmation of={transfer.confirmation} />}
    </section>
  )
}

function TransferFacts({ transfer, hidden }: { transfer: TransferDetail; hidden: boolean }) {
  const now = useNow()
  const { ui } = useHost()
  const { id, way, account, cents, fee_cents: fee, created_at: at } = transfer
  const paid = [
    [t.fee(), <Money key="fee" cents={fee} hidden={hidden} />],
    [t.arrives(), <Money key="arrives" cents={cents - fee} hidden={hidden} />],
  ] as const
  const copy = () => void navigator.clipboard?.writeText(id).then(() => ui.toast(t.copied()))
  return (
    <section className={classes.facts}>
      <Facts
        of={[
          [t.amount(), <Money key="amount" cents={cents} hidden={hidden} />],
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
