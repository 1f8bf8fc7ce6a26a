import { circles } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Async, PageFrame } from '@plaza/shared/ui'
import { t } from '../../circle/circle.text'
import { RestrictionNote } from '../../circle/restriction-note'
import { CircleHead } from './circle-head'
import { CirclePosts } from './circle-posts'
import { CircleSearchLink } from './circle-search-link'
import { CircleShare } from './circle-share'
import { CircleSkeleton } from './circle-skeleton'
import { Compose } from './compose'
import { Notice } from './notice'
import { TopicStrip } from './topic-strip'

export default function CirclePage() {
  const { circle_id: id = '' } = useParams()
  const circle = useResource(circles.detail, { params: { id } })
  return (
    <PageFrame
      title={circle.data?.name ?? t.title()}
      action={
        circle.data && (
          <>
            <CircleSearchLink circle={circle.data.id} />
            <CircleShare circle={circle.data} />
          </>
        )
      }
      footer={circle.data && !circle.data.restriction && <Compose circle={circle.data} />}
    >
      <Async of={circle} skeleton={<CircleSkeleton />}>
        {(data) => (
          <CirclePosts
            circle={data}
            onRefresh={circle.refresh}
            header={
              <>
                <CircleHead circle={data} />
                {data.restriction && <RestrictionNote restriction={data.restriction} />}
                <Notice circle={data} />
                <TopicStrip circle={data.id} />
              </>
            }
          />
        )}
      </Async>
    </PageFrame>
  )
}
