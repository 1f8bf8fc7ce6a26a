import { positionKinds, positions } from '@plaza/shared/api'
import { usePaged, useQueryState } from '@plaza/shared/host'
import { useGivenPosition } from '@plaza/shared/position'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import {
  Button,
  FilterBar,
  FilterPills,
  ListSkeleton,
  LocateLine,
  PagedList,
  PageFrame,
  useListTop,
} from '@plaza/shared/ui'
import { useTitles } from '../../titles/use-titles'
import { filterFields, listInput } from './position.model'
import { PositionRow } from './position-row'
import { kindText, t } from './positions.text'

export default function VenuesPage() {
  const title = useTitles()
  const [{ kind }, change] = useQueryState(filterFields)
  const [top, reachTop] = useListTop()
  const list = usePaged(positions.list, listInput({ kind }, useGivenPosition()))
  return (
    <PageFrame
      title={title('venues', t.title())}
      action={<Link to={to('practice-map', {}, { view: 'map' })}>{t.map()}</Link>}
    >
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
    </PageFrame>
  )
}
