import { orders, type Service, teams } from '@plaza/shared/api'
import { anyText, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { AddressLink, Button, FilterBar, FilterPills, PagedList, useListTop } from '@plaza/shared/ui'
import { useState } from 'react'
import { TitledFrame } from '../../titles/titled-frame'
import { OrderSheet } from './form/order-sheet'
import { t } from './order.text'
import { ServiceCard } from './service-card'
import classes from './service-card.module.css'

export default function ServiceCataloguePage() {
  const [{ kind }, change] = useQueryState({ kind: anyText })
  const [chosen, choose] = useState<Service | null>(null)
  const [top, reachTop] = useListTop()
  const kinds = useResource(teams.serviceKinds, {})
  const list = usePaged(orders.services, kind ? { query: { kind } } : {})
  const options = kinds.data?.list ?? []
  return (
    <TitledFrame heading="services" title={t.catalogue()}>
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.catalogue()}
        name={kind ?? ''}
        empty="content"
        emptyAction={
          kind && (
            <Button kind="secondary" onClick={() => change({ kind: undefined })}>
              {t.clear()}
            </Button>
          )
        }
        header={
          <>
            <section className={classes.head}>
              <p className={classes.lead}>{t.lead()}</p>
              <AddressLink className={classes.way} to={to('service-orders')}>
                {t.orders()}
              </AddressLink>
            </section>
            {top}
            {options.length > 0 && (
              <FilterBar>
                <FilterPills
                  label={t.byKind()}
                  all={t.allKinds()}
                  options={options.map((one) => ({ value: one.id, label: nameOf(one) }))}
                  value={kind}
                  onChange={(next) => {
                    change({ kind: next })
                    reachTop()
                  }}
                />
              </FilterBar>
            )}
          </>
        }
      >
        {(service) => <ServiceCard service={service} onOrder={() => choose(service)} />}
      </PagedList>
      <OrderSheet service={chosen} onClose={() => choose(null)} />
    </TitledFrame>
  )
}
