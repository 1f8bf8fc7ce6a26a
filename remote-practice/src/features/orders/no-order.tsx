import type { PracticeHeading } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { ButtonLink, EmptyState } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { t } from './order.text'

/** An address without an order leads to the list. */
export function NoOrder({ heading, title }: { heading: PracticeHeading; title: string }) {
  return (
    <TitledFrame heading={heading} title={title}>
      <EmptyState
        kind="data"
        action={
          <ButtonLink kind="secondary" to={to('service-orders')}>
            {t.orders()}
          </ButtonLink>
        }
      />
    </TitledFrame>
  )
}
