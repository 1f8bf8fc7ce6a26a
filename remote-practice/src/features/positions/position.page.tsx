import { activities, positions } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { positionQuery, useGivenPosition } from '@plaza/shared/position'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ArticleSkeleton, Async, ButtonLink, EmptyState, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { useTitles } from '../../titles/use-titles'
import { PositionView, SharePosition } from './detail/position-view'
import { t } from './positions.text'

/** A place by the address's id; without one the centre of the practice config. */
export default function PositionPage() {
  const [{ id }] = useQueryState({ id: anyText })
  const title = useTitles()
  const config = useResource(activities.config, {}, { enabled: !id })
  if (id) return <Place id={id} />
  return (
    <PageFrame title={title('position', t.place())}>
      <Async of={config} skeleton={<ArticleSkeleton />}>
        {({ centre }) =>
          centre ? (
            <Body id={centre} />
          ) : (
            <EmptyState kind="data" action={<ButtonLink to={to('venues')}>{t.noPlace()}</ButtonLink>} />
          )
        }
      </Async>
    </PageFrame>
  )
}

function usePosition(id: string) {
  return useResource(positions.detail, { params: { id }, ...withPosition(useGivenPosition()) })
}

const withPosition = (position: ReturnType<typeof useGivenPosition>) =>
  position ? { query: positionQuery(position) } : {}

function Place({ id }: { id: string }) {
  const { data } = usePosition(id)
  const title = useTitles()
  return (
    <PageFrame
      title={data ? nameOf(data) : title('position', t.place())}
      action={data && <SharePosition position={data} />}
    >
      <Body id={id} />
    </PageFrame>
  )
}

function Body({ id }: { id: string }) {
  const position = usePosition(id)
  return (
    <Async of={position} skeleton={<ArticleSkeleton />}>
      {(data) => (
        <PullToRefresh onRefresh={position.refresh}>
          <PositionView position={data} />
        </PullToRefresh>
      )}
    </Async>
  )
}
