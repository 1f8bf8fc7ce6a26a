import { BookingState, Count, Helper, PositionDetail, PositionKind } from '@plaza/shared/api'
import * as v from 'valibot'
import { Hours } from './civic/places'
import { AnyMoment, PastMoment } from './moments'
import { District } from './people'
import { Key, type References, ShortText, Words } from './references'

const RoomRow = v.strictObject({
  id: Key,
  name: ShortText,
  nameEn: ShortText,
  seats: Count,
  equipment: Words,
  equipmentEn: Words,
})

/** A place of practice. A parent stands before its children. */
export const positionOf = (refs: References) =>
  v.strictObject({
    id: Key,
    parent: v.nullable(refs.position),
    kind: PositionKind,
    name: ShortText,
    nameEn: ShortText,
    district: District,
    address: Words,
    addressEn: Words,
    lat: PositionDetail.entries.lat,
    lng: PositionDetail.entries.lng,
    hours: Hours,
    pictures: v.array(refs.picture),
    phone: Words,
    manager: v.nullable(refs.person),
    intro: Words,
    introEn: Words,
    rooms: v.array(RoomRow),
  })

export const bookingOf = (refs: References) =>
  v.strictObject({
    id: Key,
    person: refs.person,
    room: Key,
    state: BookingState,
    starts: AnyMoment,
    /** Hours. */
    lasts: v.number(),
    people: Count,
    purpose: Words,
    reason: v.optional(Words),
  })

export const helperOf = (refs: References) => {
  const { relation, born, phone, needs } = Helper.entries
  return v.strictObject({
    ...{ id: Key, person: refs.person, name: ShortText, place: Words, note: v.string(), relation, born, phone, needs },
    daysAgo: Count,
  })
}

export const courseOf = (refs: References) =>
  v.strictObject({
    id: Key,
    title: ShortText,
    titleEn: ShortText,
    cover: refs.picture,
    teacher: Words,
    teacherEn: Words,
    intro: Words,
    introEn: Words,
    lessons: v.array(
      v.strictObject({
        id: Key,
        title: ShortText,
        titleEn: ShortText,
        minutes: Count,
        clip: v.optional(refs.clip),
        body: refs.body,
        bodyEn: refs.body,
      }),
    ),
  })

const Figure = v.strictObject({ value: Words, unit: Words, unitEn: Words, label: Words, labelEn: Words })

export const projectOf = (refs: References) =>
  v.strictObject({
    id: Key,
    title: ShortText,
    titleEn: ShortText,
    cover: refs.picture,
    team: refs.team,
    began: PastMoment,
    done: v.boolean(),
    activities: v.array(refs.activity),
    summary: Words,
    summaryEn: Words,
    figures: v.array(Figure),
    results: v.array(
      v.strictObject({
        id: Key,
        title: ShortText,
        titleEn: ShortText,
        at: PastMoment,
        pictures: v.array(refs.picture),
        content: Words,
        contentEn: Words,
      }),
    ),
  })
