import type { PositionDetail } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ButtonLink, SectionTitle } from '@plaza/shared/ui'
import classes from './booking.module.css'
import { t } from './booking.text'

/** Rooms of a venue with the way to book them; nothing if there are none. */
export function Rooms({ venue }: { venue: PositionDetail }) {
  if (venue.room_list.length === 0) return null
  return (
    <section className={classes.part}>
      <SectionTitle title={t.rooms()} />
      <ul>
        {venue.room_list.map((room) => (
          <li key={room.id} className={classes.room}>
            <div className={classes.words}>
              <b>{nameOf(room)}</b>
              <span className={classes.fact}>
                {t.seats(room.seats)}
                {room.equipment && ` · ${nameOf({ name: room.equipment, name_en: room.equipment_en })}`}
              </span>
            </div>
            <ButtonLink kind="secondary" small to={to('venue', { id: venue.id }, { room: room.id })}>
              {t.book()} <span className="visually-hidden">{nameOf(room)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
