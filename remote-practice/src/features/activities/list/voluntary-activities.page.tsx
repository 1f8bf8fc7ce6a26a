import { activities } from '@plaza/shared/api'
import { usePaged, useQueryState } from '@plaza/shared/host'
import { Button, PagedList, PageFrame, useListTop } from '@plaza/shared/ui'
import { ActivityCard } from '../../../activity/activity-card'
import { ActivityCardSkeleton } from '../../../activity/activity-card-skeleton'
import { ActivityFilters } from './activity-filters'
import { Calendar } from './calendar/calendar'
import { filterFields, isFiltered, listInput } from './filter.model'
import { t } from './list.text'

export default function VoluntaryActivitiesPage() {
  const [filter, change] = useQueryState(filterFields)
  const [top, reachTop] = useListTop()
  const list = usePaged(activities.list, listInput(filter))
  const clear = () => change({ state: undefined, kind: undefined, date: undefined })
  return (
    <PageFrame title={t.title()}>
      <PagedList
        of={list}
        keyOf={(activity) => activity.id}
        label={t.title()}
        skeleton={<ActivityCardSkeleton />}
        empty="content"
        emptyAction={
          isFiltered(filter) && (
            <Button kind="secondary" onClick={clear}>
              {t.clear()}
            </Button>
          )
        }
        header={
          <>
            <Calendar date={filter.date ?? null} onPick={(date) => change({ date: date ?? undefined })} />
            {top}
            <ActivityFilters
              filter={filter}
              onChange={(part) => {
                change(part)
                reachTop()
              }}
            />
          </>
        }
      >
        {(activity) => <ActivityCard activity={activity} />}
      </PagedList>
    </PageFrame>
  )
}
