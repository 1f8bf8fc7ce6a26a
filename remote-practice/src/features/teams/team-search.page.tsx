import { teams } from '@plaza/shared/api'
import { anyText, usePaged, useQueryState, useSessionUser } from '@plaza/shared/host'
import { Button, ListSearch, ListSkeleton, PagedList, useListTop } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { OwnTeams } from './own-teams'
import { t } from './team.text'
import { TeamFilters } from './team-filters'
import { TeamRow } from './team-row'

const filterFields = { name: anyText, kind: anyText, district: anyText, street: anyText }

export default function TeamSearchPage() {
  const [filter, change] = useQueryState(filterFields)
  const [top, reachTop] = useListTop()
  const user = useSessionUser()
  const isFiltered = Object.values(filter).some(Boolean)
  const list = usePaged(teams.list, isFiltered ? { query: filter } : {})
  const choose = (part: Partial<typeof filter>) => {
    change(part)
    reachTop()
  }
  const showAll = () => choose({ name: undefined, kind: undefined, district: undefined, street: undefined })
  return (
    <TitledFrame heading="teams" title={t.title()}>
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.title()}
        name={JSON.stringify(filter)}
        skeleton={<ListSkeleton avatar />}
        empty="data"
        emptyAction={
          isFiltered && (
            <Button kind="secondary" onClick={showAll}>
              {t.showAll()}
            </Button>
          )
        }
        header={
          <>
            <ListSearch
              label={t.search()}
              q={filter.name ?? ''}
              onAsk={(name) => choose({ name: name || undefined })}
            />
            {user && !isFiltered && <OwnTeams />}
            {top}
            <TeamFilters filter={filter} onChange={choose} />
          </>
        }
      >
        {(team) => <TeamRow team={team} />}
      </PagedList>
    </TitledFrame>
  )
}
