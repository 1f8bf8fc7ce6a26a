import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../core/fields'
import { PositionPoint } from './positions'

export const Team = v.object({
  id: Id,
  name: v.string(),
  logo: v.nullable(MediaUrl),
  slogan: v.string(),
  intro: v.string(),
  district: v.string(),
  kind: v.string(),
  manager: v.nullable(Author),
  members: Count,
  hours: v.number(),
  founded_year: v.nullable(Count),
  /** The user's membership. */
  membership: v.picklist(['none', 'pending', 'member', 'manager', 'refused']),
})
export type Team = v.InferOutput<typeof Team>

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
  rank: Count,
})
export type RankedItem = v.InferOutput<typeof RankedItem>

export const teams = group('teams', {
  list: get('/cpcteams/teamlist', {
    summary: 'Teams by name, district or kind',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      name: v.optional(v.string()),
      district: v.optional(v.string()),
      kind: v.optional(v.string()),
      mine: v.optional(v.literal('1')),
    }),
    data: pageOf(Team),
    cacheable: true,
    planned: true,
  }),
  detail: get('/cpcteams/:id', {
    summary: 'A team',
    domain: 'asc',
    data: Team,
    missingPanel: true,
    cacheable: true,
    planned: true,
  }),
  members: get('/cpcteams/:id/users', {
    summary: 'Members of a team; those who wait for review are shown to its managers alone',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, state: v.optional(v.picklist(['pending', 'member', 'refused'])) }),
    data: pageOf(
      v.object({
        ...Author.entries,
        state: v.string(),
        hours: v.number(),
        joined_at: Moment,
        note: v.nullable(v.string()),
      }),
    ),
    needsToken: true,
    planned: true,
  }),
  membership: post('/cpcteams/user', {
    summary: 'Joins or leaves a team; its managers accept, refuse or remove',
    domain: 'asc',
    body: v.object({
      team_id: Id,
      action: v.picklist(['join', 'leave', 'accept', 'refuse', 'remove']),
      user_id: v.optional(Id),
      reason: v.optional(text(200, 0)),
    }),
    data: Team,
    needsPhone: true,
    planned: true,
  }),
  code: get('/cpcteams/:id/code', {
    summary: 'The code that people scan to join a team',
    domain: 'asc',
    data: v.object({ code: v.string(), expires_at: Moment }),
    needsToken: true,
    planned: true,
  }),
  serviceKinds: get('/platform/cpcservice/list', {
    summary: 'Kinds of service',
    domain: 'asc',
    data: v.object({
      list: v.array(v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()), icon: v.string() })),
    }),
    cacheable: true,
  }),
  config: get('/platform/cpcconfig/list', {
    summary: 'Practice config: a key-value map of dynamic titles',
    domain: 'asc',
    data: v.record(v.string(), v.string()),
    cacheable: true,
  }),
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
    summary: 'Rankings of activities, teams, organisations or volunteers by hours; guests see masked names',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, of: RankedKind, period: v.optional(RankingPeriod) }),
    data: v.object({
      ...pageOf(RankedItem).entries,
      /** The best of what is the person's own: they themselves, a team, an activity. */
      own: v.nullable(RankedItem),
    }),
    cacheable: true,
  }),
})
