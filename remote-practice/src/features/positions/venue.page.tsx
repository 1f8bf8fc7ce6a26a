import { positions } from '@plaza/shared/api'
import { anyText, useQueryState, useResource, useSessionUser } from '@plaza/shared/host'
import { positionQuery, useGivenPosition } from '@plaza/shared/position'
import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { ArticleSkeleton, Async, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { useTitles } from '../../titles/use-titles'
import { BookingForm } from './booking/booking-form'
import { BookingRequests } from './booking/booking-requests'
import { OwnBookings } from './booking/own-bookings'
import { Rooms } from './booking/rooms'
import { PositionView, SharePosition } from './detail/position-view'
import { t } from './positions.text'

export default function VenuePage() {
  const { id = '' } = useParams()
  const [{ room: roomId }] = useQueryState({ room: anyText })
  const title = useTitles()
  const user = useSessionUser()
  const position = useGivenPosition()
  const venue = useResource(positions.detail, {
    params: { id },
    ...(position && { query: positionQuery(position) }),
  })
  const room = venue.data?.room_list.find((one) => one.id === roomId)
  if (venue.data && room) return <BookingForm key={room.id} venue={venue.data} room={room} />
  return (
    <PageFrame
      title={venue.data ? nameOf(venue.data) : title('venue', t.place())}
      action={venue.data && <SharePosition position={venue.data} />}
    >
      <Async of={venue} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={venue.refresh}>
            <PositionView position={data}>
              {user && data.manages && <BookingRequests id={data.id} />}
              {user && <OwnBookings id={data.id} />}
              <Rooms venue={data} />
            </PositionView>
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
