import type { NamedPosition, Position, PositionDetail, PositionPoint } from '@plaza/shared/api'
import { type LatLng, metresBetween } from '@plaza/shared/format'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { positions, rooms } from '../../data/schema/index'
import type { Person } from '../../transport/ports/person'
import { refuse } from '../../transport/refusal'
import { hoursOf } from '../places/hours'

export type PositionRow = typeof positions.$inferSelect

const toName = ({ id, name, nameEn, kind }: Pick<PositionRow, 'id' | 'name' | 'nameEn' | 'kind'>): NamedPosition => ({
  id,
  name,
  ...(nameEn && { name_en: nameEn }),
  kind,
})

export const toPoint = (row: Pick<PositionRow, 'id' | 'name' | 'nameEn' | 'kind' | 'lat' | 'lng'>): PositionPoint => ({
  ...toName(row),
  lat: row.lat,
  lng: row.lng,
})

export async function requirePosition(db: Executor, id: string): Promise<PositionRow> {
  const [row] = await db.select().from(positions).where(eq(positions.id, id))
  if (!row) throw refuse('contentGone')
  return row
}

/** A place as others name it. */
export const namedPosition = async (db: Executor, id: string): Promise<NamedPosition> =>
  toName(await requirePosition(db, id))

/** Who decides on bookings: its manager, and the site's operators. */
export const managesPosition = (person: Pick<Person, 'id' | 'roles'> | null, managerId: string | null): boolean =>
  person !== null && (person.id === managerId || person.roles.includes('operator'))

/** Whereabouts of the user and the calendar, by which all places of an answer are shown. */
export interface View {
  from: LatLng | undefined
  holidays: ReadonlySet<string>
}

const toPosition = (row: PositionRow, roomCount: number, { from, holidays }: View): Position => ({
  ...toPoint(row),
  district: row.district,
  address: row.address,
  ...(row.addressEn && { address_en: row.addressEn }),
  image: row.images[0] ?? null,
  hours: hoursOf(row, holidays, Date.now()),
  rooms: roomCount,
  distance: from ? Math.round(metresBetween(from, row)) : null,
})

/** Rows with the number of their rooms, as they are listed. */
export async function toPositions(db: Executor, rows: readonly PositionRow[], view: View): Promise<Position[]> {
  if (rows.length === 0) return []
  const counts = await db
    .select({ id: rooms.positionId, count: sql<number>`count(*)::int` })
    .from(rooms)
    .where(
      inArray(
        rooms.positionId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(rooms.positionId)
  const byId = new Map(counts.map(({ id, count }) => [id, count]))
  return rows.map((row) => toPosition(row, byId.get(row.id) ?? 0, view))
}

/** The places above one, the centre first. */
async function parentsOf(db: Executor, { parentId }: PositionRow) {
  const parents: PositionRow[] = []
  for (let id = parentId; id !== null; ) {
    const row = await requirePosition(db, id)
    parents.unshift(row)
    id = row.parentId
  }
  return parents.map(toName)
}

export async function readPosition(db: Executor, id: string, view: View, user: Person | null): Promise<PositionDetail> {
  const row = await requirePosition(db, id)
  const list = await db.select().from(rooms).where(eq(rooms.positionId, id)).orderBy(asc(rooms.id))
  return {
    ...toPosition(row, list.length, view),
    intro: row.intro,
    ...(row.introEn && { intro_en: row.introEn }),
    phone: row.phone,
    images: row.images,
    parents: await parentsOf(db, row),
    room_list: list.map((room) => ({
      ...{ id: String(room.id), name: room.name, seats: room.seats, equipment: room.equipment },
      ...(room.nameEn && { name_en: room.nameEn }),
      ...(room.equipmentEn && { equipment_en: room.equipmentEn }),
    })),
    manages: managesPosition(user, row.managerId),
  }
}
