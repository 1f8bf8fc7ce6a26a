import { channels } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, EmptyState, ListSkeleton, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { ShowGroup } from './show-group'
import { t } from './shows.text'

/** Programmes shown per channel; its own page has all. */
const SHOWN = 4

export default function RadioProgrammesPage() {
  const all = useResource(channels.shows, {})
  return (
    <PageFrame title={t.radio()}>
      <Async of={all} skeleton={<ListSkeleton rows={8} avatar />}>
        {({ list }) => (
          <PullToRefresh onRefresh={all.refresh}>
            {list.length === 0 ? (
              <EmptyState kind="content" />
            ) : (
              list.map((of) => <ShowGroup key={of.id} of={of} most={SHOWN} />)
            )}
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
