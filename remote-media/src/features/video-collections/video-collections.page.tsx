import { videos } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { PagedList, PageFrame } from '@plaza/shared/ui'
import { CollectionCard } from './collection-card'
import { t } from './collections.text'

export default function VideoCollectionsPage() {
  const list = usePaged(videos.collections, {})
  return (
    <PageFrame title={t.collections()}>
      <PagedList of={list} keyOf={({ id }) => id} empty="content" label={t.collections()}>
        {(collection, index) => <CollectionCard collection={collection} eager={index < 2} />}
      </PagedList>
    </PageFrame>
  )
}
