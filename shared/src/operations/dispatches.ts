import * as v from 'valibot'
import { DeedKind, type DispatchState, District } from '../api'

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** Whether a team is asked about it now. */
export const DeedAsked = v.picklist(['yes', 'no'])
/** GET `centre/deeds`: wishes and service orders that nobody has taken on: those overdue first, then the oldest. */
export const DeedsQuery = v.object({
  kind: v.optional(DeedKind),
  district: v.optional(District),
  asked: v.optional(DeedAsked),
  after: v.optional(v.pipe(v.string(), v.regex(/^[01]\.\d{1,17}\.[\w-]{1,60}$/))),
})

/** What a team was asked last about a wish or an order. */
export interface DeedDispatch {
  id: string
  team: { id: string; name: string }
  /** Accepted and open again: it was given back. */
  state: DispatchState
  /** Who of the centre asked. */
  operator: string
  note: string
  /** Milliseconds since the epoch. */
  askedAt: number
  answeredAt: number | null
  /** The manager who answered, or who of the centre took it back. */
  by: string | null
  /** Why a manager declined. */
  reason: string
}
export interface OpenDeed {
  kind: DeedKind
  id: string
  title: string
  /** What the person wrote. */
  text: string
  district: string
  /** The team that gives an ordered service. */
  team: string | null
  /** The team that the owner of a wish would like. */
  wished: { id: string; name: string } | null
  /** Milliseconds since the epoch. */
  since: number
  /** When an order is wanted. */
  wantedAt: number | null
  overdue: boolean
  /** How many times a team was asked. */
  times: number
  last: DeedDispatch | null
}
export interface OpenDeeds {
  list: readonly OpenDeed[]
  /** `after` of the next page. */
  next: string | null
  /** Of all kinds and districts. */
  counts: { open: number; overdue: number; asked: number }
}

/** GET `centre/teams`: teams that can be asked: `first`, those of the district, then those with the least open work. */
export const AskableTeamsQuery = v.object({
  district: v.optional(District),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  first: v.optional(Id),
})
export interface AskableTeam {
  id: string
  name: string
  district: string
  members: number
  managers: number
  /** Open work: questions of the centre, wishes accepted from it, and orders that are not completed. */
  asked: number
  wishes: number
  orders: number
}

/** POST `centre/dispatch`: asks a team; with `instead`, in place of the one that is asked. Answers `OpenDeeds`' row. */
export const DispatchBody = v.strictObject({
  kind: DeedKind,
  id: Id,
  team: Id,
  note: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  instead: v.optional(Id),
})
/** POST `centre/withdraw-dispatch`: takes a question back that nobody has answered. */
export const WithdrawDispatchBody = v.strictObject({ kind: DeedKind, id: Id, dispatch: Id })
