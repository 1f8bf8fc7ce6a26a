import { type Dispatch, orders } from '@plaza/shared/api'
import { anyText, useHost, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ArticleSkeleton, Async, PullToRefresh, Timeline, withLastHighlighted } from '@plaza/shared/ui'
import { AskedNote } from '../../dispatches/asked-note'
import classes from '../../parts/form.module.css'
import { TitledFrame } from '../../titles/titled-frame'
import { t as texts } from './detail/detail.text'
import { OrderActions } from './detail/order-actions'
import { OrderView } from './detail/order-view'
import { NoOrder } from './no-order'
import { eventText, t } from './order.text'

export default function OrderDetailPage() {
  const [{ id }] = useQueryState({ id: anyText })
  return id ? <Detail key={id} id={id} /> : <NoOrder heading="order" title={t.detail()} />
}

function Detail({ id }: { id: string }) {
  const host = useHost()
  const order = useResource(orders.detail, { params: { id } })
  /** A team that declined sees the order no more. */
  const leaveDeclined = ({ state, team }: Dispatch) => {
    if (state === 'declined') host.navigate(to('team-manage', { id: team.id }, { tab: 'asked' }), { replace: true })
  }
  return (
    <TitledFrame
      heading="order"
      title={t.detail()}
      headed={order.data !== undefined}
      footer={order.data && <OrderActions order={order.data} onRefused={order.refresh} />}
    >
      <Async of={order} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={order.refresh}>
            <div className={classes.page}>
              <AskedNote asked={data.asked} onDone={leaveDeclined} onRefused={() => void order.refresh()} />
              <OrderView order={data} />
              <Timeline
                title={texts.timeline()}
                steps={withLastHighlighted(
                  data.timeline.map(({ event, at, text }) => ({ label: eventText[event](), at, words: text })),
                )}
              />
            </div>
          </PullToRefresh>
        )}
      </Async>
    </TitledFrame>
  )
}
