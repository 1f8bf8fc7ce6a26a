import { type RankedItem, type RankedKind, type RankingPeriod, teams } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState, useSession } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { Button, ButtonLink, FilterBar, PagedList, Segmented } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { KindTabs } from './kind-tabs'
import { OwnPlace } from './own-place'
import { Podium } from './podium'
import { amountOf, type RankedBy, rankedBys } from './ranked-by'
import { RankedRow } from './ranked-row'
import { RankingSkeleton } from './ranking-skeleton'
import classes from './rankings.module.css'
import { byText, periodText, t, titleText } from './rankings.text'

const periods = ['all', 'year', 'quarter', 'month'] as const satisfies readonly RankingPeriod[]
const ON_PODIUM = 3

interface RankingViewProps {
  of: RankedKind
  by?: RankedBy
  /** Without it, hours are all that it can be ranked by. */
  onBy?: (by: RankedBy) => void
}

/** Who gave most hours in a period, or has most members: a podium, the list, and the own place always in sight. */
export function RankingView({ of, by = 'hours', onBy }: RankingViewProps) {
  const [{ period }, change] = useQueryState({ period: oneOf(periods) })
  const status = useSession((session) => session.status)
  const list = usePaged(teams.ranking, { query: by === 'members' ? { of, by } : { of, period } })
  const podium = podiumOf(list.items)
  const own = list.first?.own ?? null
  return (
    <TitledFrame
      heading={of === 'team' ? 'ranking' : `${of}-ranking`}
      title={titleText[of]()}
      footer={list.items.length > 0 && <OwnPlace by={by} own={own} status={status} />}
    >
      <PagedList
        of={rest(list, podium.length)}
        keyOf={({ id }) => id}
        name={`${of}-${by}-${period}`}
        label={titleText[of]()}
        skeleton={<RankingSkeleton />}
        empty="data"
        emptyAction={
          period === 'all' ? (
            isLive('voluntary-activities') && (
              <ButtonLink kind="secondary" to={to('voluntary-activities')}>
                {t.find()}
              </ButtonLink>
            )
          ) : (
            <Button kind="secondary" onClick={() => change({ period: 'all' })}>
              {t.seeAll()}
            </Button>
          )
        }
        header={
          <>
            <FilterBar>
              <KindTabs of={of} />
              {onBy && (
                <div className={classes.periods}>
                  <Segmented
                    label={t.by()}
                    value={by}
                    items={rankedBys.map((id) => ({ id, label: byText[id]() }))}
                    onChange={onBy}
                  />
                </div>
              )}
              {by === 'hours' && (
                <div className={classes.periods}>
                  <Segmented
                    label={t.period()}
                    value={period}
                    items={periods.map((id) => ({ id, label: periodText[id]() }))}
                    onChange={(chosen) => change({ period: chosen })}
                  />
                </div>
              )}
            </FilterBar>
            {podium.length > 0 && <Podium of={of} by={by} items={podium} />}
          </>
        }
      >
        {(item) => <RankedRow of={of} by={by} item={item} most={amountOf(by, list.items[0] ?? item)} />}
      </PagedList>
    </TitledFrame>
  )
}

/** The first three, if there are so many that a podium says something. */
const podiumOf = (items: readonly RankedItem[]): RankedItem[] =>
  items.length > ON_PODIUM ? items.slice(0, ON_PODIUM) : []

/** The list without those on the podium. */
const rest = <L extends { items: readonly RankedItem[] }>(list: L, from: number): L => ({
  ...list,
  items: list.items.slice(from),
})
