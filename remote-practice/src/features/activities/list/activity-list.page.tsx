import { activities, type InputOf } from '@plaza/shared/api'
import type { LatLng } from '@plaza/shared/format'
import { anyText, oneOf, optional, type QueryState, usePaged, useQueryState, useSessionUser } from '@plaza/shared/host'
import { usePosition } from '@plaza/shared/position'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink, FilterPill, PagedList, useListTop } from '@plaza/shared/ui'
import { useState } from 'react'
import { ActivityCard } from '../../../activity/activity-card'
import { ActivityCardSkeleton } from '../../../activity/activity-card-skeleton'
import { noPositionText } from '../../../activity/position.text'
import { TitledFrame } from '../../../titles/titled-frame'
import classes from './activity-list.module.css'
import { ActivityListFilters } from './activity-list-filters'
import { stateFilters } from './filter.model'
import { listText as t } from './list.text'

const yes = optional(oneOf(['1'] as const))
const fields = {
  state: optional(oneOf(stateFilters)),
  kind: anyText,
  district: anyText,
  team: anyText,
  fits: yes,
  near: yes,
}
type Filter = QueryState<typeof fields>

/** Kilometres that count as near. */
const NEAR_KM = 5

function inputOf({ team, near, ...filter }: Filter, here: LatLng | null): InputOf<typeof activities.list> {
  const query = {
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    ...(team && { team_id: team }),
    ...(near && here && { lat: here.lat.toFixed(4), lng: here.lng.toFixed(4), within: NEAR_KM }),
  }
  return Object.keys(query).length > 0 ? { query } : {}
}

export default function ActivityListPage() {
  const [filter, change] = useQueryState(fields)
  const [top, reachTop] = useListTop()
  const user = useSessionUser()
  const [here, setHere] = useState<LatLng | null>(null)
  const { locating, missing, locate } = usePosition(setHere)
  const list = usePaged(activities.list, inputOf(filter, here))
  const choose = (part: Partial<Filter>) => {
    change(part)
    reachTop()
  }
  const toggleNear = () => {
    choose({ near: filter.near ? undefined : '1' })
    if (!filter.near && !here) void locate()
  }
  const isFiltered = Object.values(filter).some(Boolean)
  const clear = () =>
    choose({
      state: undefined,
      kind: undefined,
      district: undefined,
      team: undefined,
      fits: undefined,
      near: undefined,
    })
  const needsPosition = Boolean(filter.near) && !here
  return (
    <TitledFrame heading="activity-list" title={t.title()}>
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.title()}
        name={JSON.stringify(filter)}
        skeleton={<ActivityCardSkeleton />}
        empty="content"
        emptyAction={
          isFiltered && (
            <Button kind="secondary" onClick={clear}>
              {t.clear()}
            </Button>
          )
        }
        header={
          <>
            {top}
            <ActivityListFilters
              filter={filter}
              onChange={choose}
              before={
                <>
                  {user && (
                    <FilterPill
                      label={t.fits()}
                      pressed={filter.fits === '1'}
                      onClick={() => choose({ fits: filter.fits ? undefined : '1' })}
                    />
                  )}
                  <FilterPill label={t.near()} pressed={filter.near === '1'} onClick={toggleNear} />
                </>
              }
            />
            {filter.fits && <p className={classes.note}>{t.fitsHelp()}</p>}
            {needsPosition && (
              <div className={classes.note} role="status">
                {missing ? noPositionText[missing]() : locating ? t.locating() : t.needsPosition()}
                {!locating && (
                  <Button small kind="plain" onClick={() => void locate()}>
                    {t.locate()}
                  </Button>
                )}
              </div>
            )}
            {filter.team && (
              <div className={classes.note}>
                <ButtonLink small kind="plain" to={to('team-detail', {}, { id: filter.team })}>
                  {t.ofTeam()}
                </ButtonLink>
              </div>
            )}
          </>
        }
      >
        {(activity) => <ActivityCard activity={activity} />}
      </PagedList>
    </TitledFrame>
  )
}
