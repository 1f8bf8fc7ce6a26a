import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { ArticleSkeleton, Async, PageFrame, PictureStrip, PullToRefresh } from '@plaza/shared/ui'
import { usePlace } from '../../place/use-place'
import { t } from './around.text'
import { PlaceActivities } from './detail/place-activities'
import { PlaceFacts } from './detail/place-facts'
import { SharePlace } from './detail/share-place'

export default function AroundDetailPage() {
  const { id = '' } = useParams()
  const place = usePlace(id)
  return (
    <PageFrame
      title={place.data ? nameOf(place.data) : t.placeTitle()}
      action={place.data && <SharePlace place={place.data} />}
    >
      <Async of={place} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={place.refresh}>
            <PictureStrip images={data.images} />
            <PlaceFacts place={data} />
            <PlaceActivities id={data.id} />
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
