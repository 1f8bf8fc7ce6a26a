import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../core/fields'
import { defineLifecycle, type StateOf, type StepOf } from '../core/lifecycle'
import { PositionPoint } from './positions'
import { practiceTitles } from './practice-titles'

/**
 * A person in a team. The last manager cannot leave, nor be dismissed. Whoever was refused or removed may ask again.
 */
export const membershipLifecycle = defineLifecycle({
  initial: 'none',
  steps: {
    join: { from: ['none', 'refused', 'left', 'removed'], to: 'pending', by: ['person'] },
    leave: { from: ['pending', 'member', 'manager'], to: 'left', by: ['person'] },
    accept: { from: ['pending'], to: 'member', by: ['manager'] },
    refuse: { from: ['pending'], to: 'refused', by: ['manager'] },
    appoint: { from: ['member'], to: 'manager', by: ['manager'] },
    dismiss: { from: ['manager'], to: 'member', by: ['manager'] },
    remove: { from: ['member', 'manager'], to: 'removed', by: ['manager'] },
  },
})
export const Membership = v.picklist(['none', 'pending', 'member', 'manager', 'refused', 'left', 'removed'])
export type Membership = StateOf<typeof membershipLifecycle>
export const MembershipStep = v.picklist(['join', 'leave', 'accept', 'refuse', 'appoint', 'dismiss', 'remove'])
export type MembershipStep = StepOf<typeof membershipLifecycle>

export const TeamSummary = v.object({
  id: Id,
  name: v.string(),
  name_en: v.optional(v.string()),
  logo: v.nullable(MediaUrl),
  slogan: v.string(),
  slogan_en: v.optional(v.string()),
  district: v.string(),
  kind: v.string(),
  kind_en: v.optional(v.string()),
  members: Count,
  hours: v.number(),
})
export type TeamSummary = v.InferOutput<typeof TeamSummary>

export const Team = v.object({
  ...TeamSummary.entries,
  intro: v.string(),
  intro_en: v.optional(v.string()),
  street: v.nullable(v.string()),
  street_en: v.optional(v.string()),
  manager: v.nullable(Author),
  founded_year: v.nullable(Count),
  /** Activities that have not ended. */
  activities: Count,
  /** The person's membership, and the steps that are open to them. */
  membership: Membership,
  steps: v.array(MembershipStep),
  /** Why the person was refused or removed. */
  reason: v.nullable(v.string()),
  /** How many ask to join; only for managers. */
  pending: v.nullable(Count),
})
export type Team = v.InferOutput<typeof Team>

/** A person in a team. Names are masked, except for its managers. */
export const TeamMember = v.object({
  ...Author.entries,
  state: Membership,
  /** Hours given in the team's activities; for its managers. */
  hours: v.nullable(v.number()),
  since: Moment,
  /** What somebody writes who asks to join; for managers. */
  note: v.nullable(v.string()),
  /** Steps that the asking manager may take. */
  steps: v.array(MembershipStep),
})
export type TeamMember = v.InferOutput<typeof TeamMember>

const PracticePlace = v.object({ id: Id, name: v.string(), district: v.string() })

export const RankedKind = v.picklist(['volunteer', 'team', 'organisation', 'activity'])
export type RankedKind = v.InferOutput<typeof RankedKind>
export const RankingPeriod = v.picklist(['month', 'quarter', 'year', 'all'])
export type RankingPeriod = v.InferOutput<typeof RankingPeriod>
/** Those with equal hours share a place. */
export const RankedItem = v.object({
  id: Id,
  name: v.string(),
  name_en: v.optional(v.string()),
  image: v.nullable(MediaUrl),
  hours: v.number(),
  services: Count,
  /** Of a team. */
  members: v.optional(Count),
  rank: Count,
})
export type RankedItem = v.InferOutput<typeof RankedItem>

const named = v.object({ name: v.string(), name_en: v.optional(v.string()) })

export const teams = group('teams', {
  list: get('/cpcteams/teamlist', {
    summary: 'Teams by name, district, street or kind; the largest first',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      name: v.optional(v.pipe(v.string(), v.maxLength(60))),
      district: v.optional(v.pipe(v.string(), v.maxLength(40))),
      street: v.optional(v.pipe(v.string(), v.maxLength(40))),
      kind: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
    data: pageOf(TeamSummary),
    cacheable: true,
  }),
  mine: get('/cpcteams/mine', {
    summary: 'Teams of the person, and those that they asked to join',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(v.object({ ...TeamSummary.entries, membership: Membership, pending: v.nullable(Count) })),
    needsToken: true,
  }),
  filters: get('/cpcteams/filters', {
    summary: 'Districts, streets and kinds of the teams that there are',
    domain: 'asc',
    data: v.object({
      districts: v.array(v.object({ name: v.string(), streets: v.array(named) })),
      kinds: v.array(named),
    }),
    cacheable: 'for everyone',
  }),
  detail: get('/cpcteams/:id', {
    summary: 'A team',
    domain: 'asc',
    data: Team,
    missingPanel: true,
    cacheable: true,
  }),
  members: get('/cpcteams/:id/users', {
    summary: 'Members of a team, the latest first; those who wait for review are shown to its managers alone',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, state: v.optional(v.picklist(['pending', 'member'])) }),
    data: pageOf(TeamMember),
    missingPanel: true,
  }),
  membership: post('/cpcteams/user', {
    summary: 'Joins or leaves a team; its managers accept, refuse, appoint, dismiss or remove',
    domain: 'asc',
    body: v.object({
      team_id: Id,
      action: MembershipStep,
      user_id: v.optional(Id),
      /** A note of who asks to join; the reason of a manager who refuses or removes. */
      reason: v.optional(text(200, 0)),
    }),
    data: Team,
    needsPhone: true,
    afterLogin: true,
  }),
  code: get('/cpcteams/:id/code', {
    summary: 'The code that people scan to join a team; for its managers',
    domain: 'asc',
    data: v.object({ code: v.string(), expires_at: Moment }),
    missingPanel: true,
    needsToken: true,
  }),
  serviceKinds: get('/platform/cpcservice/list', {
    summary: 'Kinds of service',
    domain: 'asc',
    data: v.object({
      list: v.array(v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()), icon: v.string() })),
    }),
    cacheable: true,
  }),
  config: practiceTitles,
  streets: get('/platform/streets/list', {
    summary: 'Streets by district',
    domain: 'asc',
    query: v.object({ district: v.optional(v.string()) }),
    data: v.object({ list: v.array(v.object({ ...PracticePlace.entries, name_en: v.optional(v.string()) })) }),
    cacheable: 'for everyone',
  }),
  stations: get('/station/stationlist', {
    summary: 'Practice stations',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, district: v.optional(v.string()) }),
    data: pageOf(v.object({ ...PositionPoint.entries, district: v.string(), address: v.string() })),
    cacheable: true,
  }),
  ranking: get('/platform/ranking', {
    summary:
      'Rankings of activities, teams, organisations or volunteers by hours, or of teams by their members; guests see masked names',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      of: RankedKind,
      by: v.optional(v.literal('members')),
      period: v.optional(RankingPeriod),
    }),
    data: v.object({
      ...pageOf(RankedItem).entries,
      /** The best of what is the person's own: they themselves, a team, an activity. */
      own: v.nullable(RankedItem),
    }),
    cacheable: true,
  }),
})
