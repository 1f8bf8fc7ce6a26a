import { type RankedItem, type RankedKind, type RankingPeriod, teams } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState, useSession } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { Button, ButtonLink, FilterBar, PagedList, Segmented } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { KindTabs } from './kind-tabs'
import { OwnPlace } from './own-place'
import { Podium } from './podium'
import { RankedRow } from './ranked-row'
import { RankingSkeleton } from './ranking-skeleton'
import classes from './rankings.module.css'
import { periodText, t, titleText } from './rankings.text'

const periods = ['all', 'year', 'quarter', 'month'] as const satisfies readonly RankingPeriod[]
const ON_PODIUM = 3

/** Who gave most hours in a period: a podium, the list, and the own place always in sight. */
export function RankingView({ of }: { of: RankedKind }) {
  const [{ period }, change] = useQueryState({ period: oneOf(periods) })
  const status = useSession((session) => session.status)
  const list = usePaged(teams.ranking, { query: { of, period } })
  const podium = podiumOf(list.items)
  const own = list.first?.own ?? null
  return (
    <TitledFrame
      heading={of === 'team' ? 'ranking' : `${of}-ranking`}
      title={titleText[of]()}
      footer={list.items.length > 0 && <OwnPlace own={own} status={status} />}
    >
      <PagedList
        of={rest(list, podium.length)}
        keyOf={({ id }) => id}
        name={`${of}-${period}`}
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
              <div className={classes.periods}>
                <Segmented
                  label={t.period()}
                  value={period}
                  items={periods.map((id) => ({ id, label: periodText[id]() }))}
                  onChange={(chosen) => change({ period: chosen })}
                />
              </div>
            </FilterBar>
            {podium.length > 0 && <Podium of={of} items={podium} />}
          </>
        }
      >
        {(item) => <RankedRow of={of} item={item} most={list.items[0]?.hours ?? item.hours} />}
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
