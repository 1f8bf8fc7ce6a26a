import { merchants } from '@plaza/shared/api'
import { usePaged, useQueryState } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import {
  Button,
  Cell,
  HandHeart,
  ListSearch,
  ListSkeleton,
  LocateLine,
  PagedList,
  PageFrame,
  useListTop,
} from '@plaza/shared/ui'
import { filterFields, nearInput } from '../../place/place.model'
import { PlaceRow } from '../../place/place-row'
import { useWhereabouts } from '../../place/use-whereabouts'
import { t } from './around.text'
import { PlaceFilters } from './place-filters'

export default function AroundPage() {
  const [filter, change] = useQueryState(filterFields)
  const [top, reachTop] = useListTop()
  const list = usePaged(merchants.near, nearInput(filter, useWhereabouts()))
  const isFiltered = Object.values(filter).some(Boolean)
  const choose = (part: Parameters<typeof change>[0]) => {
    change(part)
    reachTop()
  }
  return (
    <PageFrame title={t.title()} action={<Link to={to('around-map', {}, filter)}>{t.map()}</Link>}>
      <PagedList
        of={list}
        keyOf={(place) => place.id}
        label={t.title()}
        skeleton={<ListSkeleton avatar />}
        empty="data"
        emptyAction={
          isFiltered && (
            <Button kind="secondary" onClick={() => choose({ kind: undefined, open: undefined, q: undefined })}>
              {t.showAll()}
            </Button>
          )
        }
        header={
          <>
            <ListSearch label={t.search()} q={filter.q ?? ''} onAsk={(q) => choose({ q: q || undefined })} />
            <LocateLine />
            <Cell title={t.practice()} icon={<HandHeart size={20} />} to={to('venues')} />
            {top}
            <PlaceFilters filter={filter} onChange={choose} />
          </>
        }
      >
        {(place) => <PlaceRow place={place} />}
      </PagedList>
    </PageFrame>
  )
}
