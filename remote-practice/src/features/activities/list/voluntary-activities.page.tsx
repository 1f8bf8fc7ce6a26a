import { activities } from '@plaza/shared/api'
import { usePaged, useQueryState } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Button, IdCard, PagedList, ScanLine, Search, Users, useListTop } from '@plaza/shared/ui'
import { ActivityCard } from '../../../activity/activity-card'
import { ActivityCardSkeleton } from '../../../activity/activity-card-skeleton'
import { TitledFrame } from '../../../titles/titled-frame'
import { ActivityFilters } from './activity-filters'
import { Calendar } from './calendar/calendar'
import { filterFields, isFiltered, listInput } from './filter.model'
import { t } from './list.text'
import classes from './ways.module.css'

/** Further pages of volunteering, which stand nowhere else in sight. */
const ways = [
  ['activity-list', t.list, Search],
  ['team-search', t.teams, Users],
  ['practice-code', t.code, IdCard],
  ['scan-result', t.scan, ScanLine],
] as const

export default function VoluntaryActivitiesPage() {
  const [filter, change] = useQueryState(filterFields)
  const [top, reachTop] = useListTop()
  const list = usePaged(activities.list, listInput(filter))
  const clear = () => change({ state: undefined, kind: undefined, date: undefined })
  return (
    <TitledFrame
      heading="activities"
      title={t.title()}
      action={isLive('team-ranking') && <Link to={to('team-ranking')}>{t.ranking()}</Link>}
    >
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
            <nav className={classes.ways} aria-label={t.ways()}>
              {ways.map(
                ([route, label, Icon]) =>
                  isLive(route) && (
                    <Link key={route} className={classes.way} to={to(route)}>
                      <span className={classes.icon}>
                        <Icon size={22} />
                      </span>
                      {label()}
                    </Link>
                  ),
              )}
            </nav>
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
    </TitledFrame>
  )
}
