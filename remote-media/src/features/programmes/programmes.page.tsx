import { channels } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Async, EmptyState, ListSkeleton, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { ShowGroup } from './show-group'
import { t } from './shows.text'

export default function ProgrammesPage() {
  const { id = '' } = useParams()
  const all = useResource(channels.shows, { query: { id } })
  const [of] = all.data?.list ?? []
  return (
    <PageFrame title={of ? t.of(of.name) : t.all()}>
      <Async of={all} skeleton={<ListSkeleton rows={8} avatar />}>
        {() => (
          <PullToRefresh onRefresh={all.refresh}>
            {of && of.shows.length > 0 ? <ShowGroup of={of} /> : <EmptyState kind="content" />}
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
