import * as v from 'valibot'
import type { HoursSource } from '../api'
import { Why } from './why'

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const Month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** GET `centre/board?month=`, this month by default; `centre/board.csv?month=&language=` is the same by days as a file. */
export const BoardQuery = v.object({
  month: v.optional(Month),
  language: v.optional(v.picklist(['en', 'zh']), 'zh'),
})

/** What happened on a day, or in a month. Hours count for the day of the service, without those that were taken back. */
export interface BoardCounts {
  hours: number
  /** People who gave hours. */
  people: number
  /** Activities that began, without cancelled ones. */
  activities: number
  /** Accepted as volunteers. */
  volunteers: number
  wishesPublished: number
  wishesClaimed: number
  wishesFinished: number
  /** Claims that their people gave back, or that ended by the clock. */
  wishesGivenBack: number
  /** Mean days from the publication of a wish until it came true; null where none did. */
  wishDays: number | null
  ordersOrdered: number
  ordersProvided: number
  ordersRefused: number
  ordersOverdue: number
  /** Taken on, and given back by the clock because they were not completed. */
  ordersGivenBack: number
  ordersScored: number
  /** Mean score; null without one. */
  orderScore: number | null
  bookingsAsked: number
  /** Bookings for which a room was kept, by the day on which they begin. */
  bookings: number
  /** People for whom those rooms were booked. */
  bookingPeople: number
}
export interface BoardDay extends BoardCounts {
  day: string
}
export interface CentreBoard {
  month: string
  /** Every day of the month. */
  days: readonly BoardDay[]
  total: BoardCounts
  /** The month before, to compare with. */
  before: BoardCounts
  /** The ten teams with the most hours. */
  teams: readonly { id: string; name: string; nameEn: string; hours: number; services: number }[]
}

const VolunteerNumber = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^SB\d{6,9}$/))

/** GET `centre/hours?number=`: a volunteer by number, and the newest fifty entries of the ledger. */
export const HoursQuery = v.object({ number: VolunteerNumber })
export interface CentreHoursEntry {
  id: number
  source: HoursSource
  title: string
  /** Negative in an entry that takes another one back. */
  hours: number
  /** Milliseconds since the epoch. */
  servedAt: number
  /** Who confirmed it; null: the rules of its source. */
  reviewer: string | null
  note: string
  isReversal: boolean
  /** When it was taken back. */
  reversedAt: number | null
}
export interface CentreVolunteer {
  number: string
  nickname: string
  hours: number
  entries: readonly CentreHoursEntry[]
}

/** Most hours of one service. */
export const MAX_HOURS = 24
/** POST `centre/credit-hours`: hours that no activity, wish or order credits. Answers the `CentreVolunteer`. */
export const CreditHoursBody = v.strictObject({
  number: VolunteerNumber,
  /** Made by the page; the same key credits once. */
  key: v.pipe(v.string(), v.uuid()),
  title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)),
  hours: v.pipe(v.number(), v.multipleOf(0.25), v.minValue(0.25), v.maxValue(MAX_HOURS)),
  day: v.pipe(v.string(), v.isoDate()),
  why: Why,
})
/** POST `centre/reverse-hours`: takes an entry back by another one; the volunteer reads why. Answers the `CentreVolunteer`. */
export const ReverseHoursBody = v.strictObject({
  number: VolunteerNumber,
  entry: v.pipe(v.number(), v.integer(), v.minValue(1)),
  why: Why,
})

/** After so many days a presence that no manager has looked at is the centre's to decide about. */
export const CENTRE_CHECK_DAYS = 7
/** Hours that a manager confirmed for another manager of the team are shown for so many days. */
export const MANAGERS_HOURS_DAYS = 60

interface Volunteering {
  team: string
  activity: string
  nickname: string
  number: string | null
  hours: number
}
/** Somebody's presence in an activity, which waits for a check. */
export interface WaitingPresence extends Volunteering {
  activityId: string
  userId: string
  /** Milliseconds since the epoch. */
  endedAt: number
  signedInAt: number | null
  /** Null: the person is still signed in. */
  signedOutAt: number | null
}
/** An entry that a manager of a team confirmed for another one of it. */
export interface ManagersHours extends Volunteering {
  entry: number
  reviewer: string
  servedAt: number
}
/** GET `centre/checks`: what the centre has to look at, at most fifty of each; the longest waiting and the newest first. */
export interface CentreChecks {
  waiting: readonly WaitingPresence[]
  managers: readonly ManagersHours[]
}
/** POST `centre/decide-presence`: confirms a presence with its hours, or undoes it. Answers the `CentreChecks`. */
export const DecidePresenceBody = v.strictObject({ activity: Id, user: Id, right: v.boolean() })
