import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Id, Moment, PageQuery, pageOf, text } from '../core/fields'
import { defineLifecycle } from '../core/lifecycle'
import { TeamName } from './team-name'

/**
 * The centre asks a team to make a wish come true or to take an order on. `deed`: somebody else took the wish or the
 * order on meanwhile, or it has ended. `centre`: it takes the question back, to ask another team.
 */
export const dispatchLifecycle = defineLifecycle({
  initial: 'asked',
  steps: {
    accept: { from: ['asked'], to: 'accepted', by: ['manager'] },
    decline: { from: ['asked'], to: 'declined', by: ['manager'] },
    withdraw: { from: ['asked'], to: 'withdrawn', by: ['centre'] },
    lapse: { from: ['asked'], to: 'lapsed', by: ['deed'] },
  },
})
export const DispatchState = v.picklist(['asked', 'accepted', 'declined', 'withdrawn', 'lapsed'])
export type DispatchState = v.InferOutput<typeof DispatchState>
/** Steps of managers. */
export const DispatchStep = v.picklist(['accept', 'decline'])
export type DispatchStep = v.InferOutput<typeof DispatchStep>
export const DISPATCH_REASON_MAX = 200

/** What a team is asked to do: a wish, a micro-wish, or a service order. */
export const DeedKind = v.picklist(['wish', 'micro', 'order'])
export type DeedKind = v.InferOutput<typeof DeedKind>

export const Dispatch = v.object({
  id: Id,
  kind: DeedKind,
  /** The wish or the order. */
  deed: v.object({ id: Id, title: v.string(), title_en: v.optional(v.string()), district: v.string() }),
  /** When an order is wanted; null for a wish. */
  wanted_at: v.nullable(Moment),
  team: TeamName,
  /** What the centre wrote. */
  note: v.string(),
  state: DispatchState,
  asked_at: Moment,
  answered_at: v.nullable(Moment),
  /** Why a manager declined. */
  reason: v.string(),
  /** Steps that the user may take now. */
  steps: v.array(DispatchStep),
})
export type Dispatch = v.InferOutput<typeof Dispatch>

/** On a wish or an order: that the centre asks a team that the user manages. */
export const AskedOfTeam = v.object({ id: Id, team: TeamName, note: v.string() })
export type AskedOfTeam = v.InferOutput<typeof AskedOfTeam>

export const dispatches = group('dispatches', {
  list: get('/cpcteams/:id/dispatches', {
    summary: 'What the centre asks a team to do, the latest first; for its managers',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Dispatch),
    missingPanel: true,
    needsToken: true,
  }),
  step: post('/dispatches/:id/steps', {
    summary:
      'Accepts what the centre asks of a team, or declines it with a reason; a manager who accepts is who does it',
    domain: 'asc',
    body: v.object({ step: DispatchStep, reason: v.optional(text(DISPATCH_REASON_MAX, 0)) }),
    data: Dispatch,
    needsPhone: true,
  }),
})
