import { circles } from '@plaza/shared/api'
import { usePaged, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Async, CellsSkeleton, PagedList, PageFrame } from '@plaza/shared/ui'
import { t } from './topic.text'
import { TopicRow } from './topic-row'

export default function TopicsPage() {
  const { id = '' } = useParams()
  const circle = useResource(circles.detail, { params: { id } })
  return (
    <PageFrame title={circle.data ? t.topicsOf(circle.data.name) : t.topics()}>
      <Async of={circle} skeleton={<CellsSkeleton />}>
        {(data) => <TopicList key={data.id} circle={data.id} />}
      </Async>
    </PageFrame>
  )
}

function TopicList({ circle }: { circle: string }) {
  const topics = usePaged(circles.topics, { params: { id: circle } })
  return (
    <PagedList of={topics} keyOf={({ id }) => id} label={t.topics()} empty="content" skeleton={<CellsSkeleton />}>
      {(topic, index) => <TopicRow topic={topic} eager={index < 8} />}
    </PagedList>
  )
}
