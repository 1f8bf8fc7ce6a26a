import { to } from '@plaza/shared/routes'
import { ButtonLink, EmptyState, PageFrame } from '@plaza/shared/ui'
import { t } from './order.text'

/** An address without an order leads to the list. */
export function NoOrder({ title }: { title: string }) {
  return (
    <PageFrame title={title}>
      <EmptyState
        kind="data"
        action={
          <ButtonLink kind="secondary" to={to('service-orders')}>
            {t.orders()}
          </ButtonLink>
        }
      />
    </PageFrame>
  )
}
