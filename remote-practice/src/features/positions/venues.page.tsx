import { positionKinds, positions } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState, useSessionUser } from '@plaza/shared/host'
import { useGivenPosition } from '@plaza/shared/position'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, FilterBar, FilterPills, ListSkeleton, LocateLine, PagedList, Tabs, useListTop } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { LogInState } from '../../parts/log-in-state'
import { TitledFrame } from '../../titles/titled-frame'
import { AllBookings } from './booking/all-bookings'
import { filterFields, listInput } from './position.model'
import { PositionRow } from './position-row'
import { kindText, t } from './positions.text'

const tabs = ['places', 'bookings'] as const

export default function VenuesPage() {
  const user = useSessionUser()
  const [{ tab }, change] = useQueryState({ tab: oneOf(tabs) })
  const header = (
    <Tabs
      even
      label={t.views()}
      items={tabs.map((id) => ({ id, label: t[id]() }))}
      value={tab}
      onChange={(next) => change({ tab: next })}
    />
  )
  return (
    <TitledFrame
      heading="venues"
      title={t.title()}
      action={<Link to={to('practice-map', {}, { view: 'map' })}>{t.map()}</Link>}
    >
      {tab === 'places' && <Places header={header} />}
      {tab === 'bookings' && user && <AllBookings header={header} />}
      {tab === 'bookings' && !user && (
        <>
          {header}
          <LogInState label={t.logIn()} />
        </>
      )}
    </TitledFrame>
  )
}

function Places({ header }: { header: ReactNode }) {
  const [{ kind }, change] = useQueryState(filterFields)
  const [top, reachTop] = useListTop()
  const list = usePaged(positions.list, listInput({ kind }, useGivenPosition()))
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={t.title()}
      skeleton={<ListSkeleton avatar />}
      empty="data"
      emptyAction={
        kind && (
          <Button kind="secondary" onClick={() => change({ kind: undefined })}>
            {t.showAll()}
          </Button>
        )
      }
      header={
        <>
          {header}
          <LocateLine />
          {top}
          <FilterBar>
            <FilterPills
              label={t.kinds()}
              all={t.all()}
              options={positionKinds.map((value) => ({ value, label: kindText[value]() }))}
              value={kind}
              onChange={(chosen) => {
                change({ kind: chosen })
                reachTop()
              }}
            />
          </FilterBar>
        </>
      }
    >
      {(position) => <PositionRow position={position} />}
    </PagedList>
  )
}
