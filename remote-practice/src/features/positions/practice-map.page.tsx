import { positions } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { useGivenPosition } from '@plaza/shared/position'
import { ListSkeleton, LocateLine, PagedList, Segmented } from '@plaza/shared/ui'
import { useState } from 'react'
import { TitledFrame } from '../../titles/titled-frame'
import classes from './map/practice-map.module.css'
import { PracticePlaces } from './map/practice-places'
import { listInput } from './position.model'
import { PositionRow } from './position-row'
import { t } from './positions.text'

const viewField = { view: oneOf(['list', 'map']) }

/** All places of practice as a list, and on a map with the coming activities. */
export default function PracticeMapPage() {
  const [{ view }, change] = useQueryState(viewField)
  const [selected, select] = useState<string | null>(null)
  const list = usePaged(positions.list, listInput({ kind: undefined }, useGivenPosition()))
  const choice = (
    <div className={classes.choice}>
      <Segmented
        label={t.view()}
        items={[
          { id: 'list' as const, label: t.list() },
          { id: 'map' as const, label: t.map() },
        ]}
        value={view}
        onChange={(id) => change({ view: id })}
      />
    </div>
  )
  return (
    <TitledFrame heading="map" title={t.mapTitle()}>
      {view === 'map' ? (
        <>
          {choice}
          <PracticePlaces nearest={list.first?.list} selected={selected} onSelect={select} />
        </>
      ) : (
        <PagedList
          of={list}
          keyOf={({ id }) => id}
          label={t.title()}
          skeleton={<ListSkeleton avatar />}
          empty="data"
          header={
            <>
              {choice}
              <LocateLine />
            </>
          }
        >
          {(position) => <PositionRow position={position} />}
        </PagedList>
      )}
    </TitledFrame>
  )
}
