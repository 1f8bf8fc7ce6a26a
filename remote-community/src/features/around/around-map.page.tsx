import { type Merchant, merchants } from '@plaza/shared/api'
import { usePaged, useQueryState } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import {
  Button,
  IconButton,
  ListSearch,
  ListSkeleton,
  LocateLine,
  MapPin,
  PagedList,
  PageFrame,
  smooth,
} from '@plaza/shared/ui'
import { useRef, useState } from 'react'
import { filterFields, nearInput, type PlaceFilter } from '../../place/place.model'
import { PlaceRow } from '../../place/place-row'
import { useWhereabouts } from '../../place/use-whereabouts'
import { t } from './around.text'
import { PlacesMap } from './map/places-map'
import classes from './map/places-map.module.css'
import { PlaceFilters } from './place-filters'

export default function AroundMapPage() {
  const [filter, change] = useQueryState(filterFields)
  const list = usePaged(merchants.near, nearInput(filter, useWhereabouts()))
  const [selected, select] = useState<string | null>(null)
  const map = useRef<HTMLDivElement>(null)
  const filterBy = (part: Partial<PlaceFilter>) => {
    select(null)
    change(part)
  }
  const show = (place: Merchant) => {
    select(place.id)
    map.current?.scrollIntoView({ block: 'center', behavior: smooth() })
  }
  return (
    <PageFrame title={t.mapTitle()} action={<Link to={to('around', {}, filter)}>{t.list()}</Link>}>
      <ListSearch label={t.search()} q={filter.q ?? ''} onAsk={(q) => filterBy({ q: q || undefined })} />
      <PlaceFilters filter={filter} onChange={filterBy} />
      <div ref={map}>
        <PlacesMap filter={filter} nearest={list.first?.list} selected={selected} onSelect={select} />
      </div>
      <PagedList
        of={list}
        embedded
        keyOf={(place) => place.id}
        label={t.title()}
        skeleton={<ListSkeleton avatar />}
        empty="data"
        emptyAction={
          <Button kind="secondary" onClick={() => filterBy({ kind: undefined, open: undefined, q: undefined })}>
            {t.showAll()}
          </Button>
        }
        header={
          <div className={classes.line}>
            <LocateLine />
          </div>
        }
      >
        {(place) => (
          <div className={classes.row} data-chosen={place.id === selected || undefined}>
            <PlaceRow place={place} />
            <IconButton label={t.onMap(nameOf(place))} icon={<MapPin size={20} />} onClick={() => show(place)} />
          </div>
        )}
      </PagedList>
    </PageFrame>
  )
}
