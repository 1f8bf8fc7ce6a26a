import { orders } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { ArticleSkeleton, Async, PageFrame, PullToRefresh, Timeline, withLastHighlighted } from '@plaza/shared/ui'
import classes from '../../parts/form.module.css'
import { t as texts } from './detail/detail.text'
import { OrderActions } from './detail/order-actions'
import { OrderView } from './detail/order-view'
import { NoOrder } from './no-order'
import { eventText, t } from './order.text'

export default function OrderDetailPage() {
  const [{ id }] = useQueryState({ id: anyText })
  return id ? <Detail key={id} id={id} /> : <NoOrder title={t.detail()} />
}

function Detail({ id }: { id: string }) {
  const order = useResource(orders.detail, { params: { id } })
  return (
    <PageFrame
      title={t.detail()}
      headed={order.data !== undefined}
      footer={order.data && <OrderActions order={order.data} onRefused={order.refresh} />}
    >
      <Async of={order} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={order.refresh}>
            <div className={classes.page}>
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
    </PageFrame>
  )
}
