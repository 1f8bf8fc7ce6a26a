import { orders } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, ButtonLink, PagedList, Tabs, useListTop } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { t } from './order.text'
import { OrderCard } from './order-card'

const tabs = ['received', 'given'] as const

export default function ServiceOrdersPage() {
  const [{ tab }, change] = useQueryState({ tab: oneOf(tabs) })
  const [top, reachTop] = useListTop()
  const list = usePaged(tab === 'given' ? orders.given : orders.list, {})
  return (
    <TitledFrame
      heading="orders"
      title={t.orders()}
      footer={
        <BottomBar>
          <ButtonLink block to={to('service-catalogue')}>
            {t.browse()}
          </ButtonLink>
        </BottomBar>
      }
    >
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t[tab]()}
        name={tab}
        empty="data"
        header={
          <>
            {top}
            <Tabs
              sticky
              even
              label={t.both()}
              items={tabs.map((id) => ({ id, label: t[id]() }))}
              value={tab}
              onChange={(next) => {
                change({ tab: next })
                reachTop()
              }}
            />
          </>
        }
      >
        {(order) => <OrderCard order={order} />}
      </PagedList>
    </TitledFrame>
  )
}
