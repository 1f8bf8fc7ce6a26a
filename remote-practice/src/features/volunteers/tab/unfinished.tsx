import { bookings, orders, wishes } from '@plaza/shared/api'
import { comingMoment } from '@plaza/shared/format'
import { useResource } from '@plaza/shared/host'
import { Cell, CellGroup } from '@plaza/shared/ui'
import { unfinishedOf } from './unfinished.model'
import { kindNote, t } from './volunteering.text'

const fresh = { freshMs: 0 }

/** What the user has asked for or promised and is not over; last in the tab, so that it moves nothing when it comes. */
export function Unfinished() {
  const claimed = useResource(wishes.mine, { query: { as: 'claimant', state: 'claimed' } }, fresh)
  const booked = useResource(bookings.mine, {}, fresh)
  const ordered = useResource(orders.list, {}, fresh)
  const all = [claimed, booked, ordered]
  const things = unfinishedOf({
    wishes: claimed.data?.list,
    bookings: booked.data?.list,
    orders: ordered.data?.list,
  })
  const failed = all.filter(({ failed, data }) => failed && data === undefined)
  if (things.length === 0 && failed.length === 0) return null
  return (
    <CellGroup title={t.unfinished()}>
      {things.map(({ key, kind, title, at, to }) => (
        <Cell key={key} title={title} note={kindNote[kind](at ? comingMoment(at) : '')} to={to} />
      ))}
      {failed.length > 0 && (
        <Cell title={t.failed()} onClick={() => void Promise.all(failed.map(({ refresh }) => refresh()))} />
      )}
    </CellGroup>
  )
}
