import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Count, Id, LocationQuery, MediaUrl, PageQuery, pageOf } from '../core/fields'
import { WeeklyHours } from '../core/weekly-hours'
import { ActivitySummary } from './activities/activities'
import { NamedPosition, PositionKind } from './position-kind'
import { TeamName } from './team-name'

/** English version of the text field next to it (docs/decisions/0051). */
const EnglishText = v.optional(v.string())

/** A place of practice as a mark on a map. */
export const PositionPoint = v.object({ ...NamedPosition.entries, lat: v.number(), lng: v.number() })
export type PositionPoint = v.InferOutput<typeof PositionPoint>

export const Position = v.object({
  ...PositionPoint.entries,
  district: v.string(),
  address: v.string(),
  address_en: EnglishText,
  image: v.nullable(MediaUrl),
  hours: WeeklyHours,
  /** Rooms that can be booked. */
  rooms: Count,
  /** Metres from the position in the request; null without one. */
  distance: v.nullable(Count),
})
export type Position = v.InferOutput<typeof Position>

export const Room = v.object({
  id: Id,
  name: v.string(),
  name_en: EnglishText,
  seats: Count,
  equipment: v.string(),
  equipment_en: EnglishText,
})
export type Room = v.InferOutput<typeof Room>

export const PositionDetail = v.object({
  ...Position.entries,
  intro: v.string(),
  intro_en: EnglishText,
  phone: v.string(),
  images: v.array(MediaUrl),
  /** The places that it belongs to, the centre first. */
  parents: v.array(NamedPosition),
  room_list: v.array(Room),
  /** Whether the user decides on bookings of its rooms. */
  manages: v.boolean(),
})
export type PositionDetail = v.InferOutput<typeof PositionDetail>

const Degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,8})?$/))
/** Activities on the map begin within this many days. */
export const MAP_DAYS = 30

export const positions = group('positions', {
  list: get('/civilized_positions', {
    summary: 'Places of practice; the nearest first with a position, else the centre and its stations first',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      ...LocationQuery.entries,
      kind: v.optional(PositionKind),
      /** Venues alone: neither centres nor stations. */
      venues: v.optional(v.literal('1')),
    }),
    data: pageOf(Position),
    cacheable: true,
  }),
  detail: get('/civilized_position/:id', {
    summary: 'A place of practice',
    domain: 'asc',
    query: LocationQuery,
    data: PositionDetail,
    missingPanel: true,
    cacheable: true,
  }),
  children: get('/civilized_position/:id/children', {
    summary: 'Places that belong to one',
    domain: 'asc',
    data: v.object({ list: v.array(Position) }),
    cacheable: true,
  }),
  activities: get('/civilized_position/:id/activities', {
    summary: 'Activities at a place and at those that belong to it that have not ended, the soonest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(ActivitySummary),
    cacheable: true,
  }),
  teams: get('/civilized_position_teams/:id', {
    summary: 'Teams with activities at a place or at those that belong to it',
    domain: 'asc',
    data: v.object({
      list: v.array(
        v.object({ ...TeamName.entries, intro: v.string(), intro_en: v.optional(v.string()), activities: Count }),
      ),
    }),
    cacheable: true,
  }),
  map: get('/civilized_position_map', {
    summary: 'Places of practice and coming activities in a section of the map, at most 1,000 of each',
    domain: 'asc',
    query: v.object({ west: Degrees, south: Degrees, east: Degrees, north: Degrees }),
    data: v.object({
      list: v.array(PositionPoint),
      activities: v.array(v.object({ id: Id, title: v.string(), lat: v.number(), lng: v.number() })),
      complete: v.boolean(),
    }),
    cacheable: true,
  }),
})
