import { addresses, MAX_ADDRESSES } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, BottomBar, ButtonLink, CellsSkeleton, EmptyState, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { AddressCard } from './address-card'
import { AddressForm } from './address-form'
import classes from './addresses.module.css'
import { t } from './addresses.text'

const NEW = 'new'

export default function AddressesPage() {
  const [{ edit }] = useQueryState({ edit: anyText })
  return edit ? <Edited key={edit} id={edit} /> : <AddressList />
}

function AddressList() {
  const list = useResource(addresses.list, {})
  const count = list.data?.list.length ?? 0
  return (
    <PageFrame
      title={t.title()}
      footer={
        list.data && (
          <BottomBar>
            {count < MAX_ADDRESSES ? (
              <ButtonLink to={to('addresses', {}, { edit: NEW })}>{t.add()}</ButtonLink>
            ) : (
              <p className={classes.full}>{t.full()}</p>
            )}
          </BottomBar>
        )
      }
    >
      <PullToRefresh onRefresh={list.refresh}>
        <Async of={list} skeleton={<CellsSkeleton />}>
          {({ list: all }) =>
            all.length === 0 ? (
              <EmptyState kind="data" />
            ) : (
              <div className={classes.list}>
                {all.map((address) => (
                  <AddressCard key={address.id} address={address} />
                ))}
              </div>
            )
          }
        </Async>
      </PullToRefresh>
    </PageFrame>
  )
}

/** The form, once the regions and the address are there. */
function Edited({ id }: { id: string }) {
  const list = useResource(addresses.list, {})
  const regions = useResource(addresses.regions, {})
  const title = id === NEW ? t.add() : t.edit()
  if (list.data === undefined || regions.data === undefined) {
    return (
      <PageFrame title={title}>
        <Async of={list} skeleton={<CellsSkeleton />}>
          {() => (
            <Async of={regions} skeleton={<CellsSkeleton />}>
              {() => null}
            </Async>
          )}
        </Async>
      </PageFrame>
    )
  }
  const address = list.data.list.find((one) => one.id === id)
  // Another device deleted it: the list says so better than an empty form.
  if (id !== NEW && !address) return <AddressList />
  return <AddressForm address={address} regions={regions.data.list} />
}
