import {
  type AnyEndpoint,
  activities,
  attendance,
  bookings,
  courses,
  dispatches,
  helpers,
  hours,
  type InputOf,
  orders,
  positions,
  practices,
  projects,
  scans,
  teams,
  volunteers,
  wishes,
} from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { ACTIVITY, POSITION, PROJECT, SERVICE_KIND, TEAM, WISH } from './practice-rows'

/** A call of a person: of the reader, or of who has written much. */
export interface PersonCall {
  what: string
  endpoint: AnyEndpoint
  input: object
  by: 'writer' | undefined
}

export const rows = <E extends AnyEndpoint>(what: string, endpoint: E, input: InputOf<E>, by?: 'writer'): PersonCall =>
  ({ what, endpoint, input, by }) as PersonCall

const box = { west: '121.9', south: '30.4', east: '122.2', north: '30.7' }
const position = { lat: '30.55', lng: '122.05' }
const ofTeam = { params: { id: TEAM } }
const ofActivity = { params: { id: ACTIVITY } }
const ofPosition = { params: { id: POSITION } }
const ofProject = { params: { id: PROJECT } }
const today = siteDate(Date.now())

/** Lists of practice. */
export const practiceCalls: readonly PersonCall[] = [
  rows('activities', activities.list, {}),
  ...(['open', 'running', 'upcoming', 'ended'] as const).flatMap((state) => [
    rows(`activities: ${state}`, activities.list, { query: { state } }),
    rows(`activities of a kind: ${state}`, activities.list, { query: { state, kind: 'Kind 4' } }),
    rows(`activities of a district: ${state}`, activities.list, { query: { state, district: '临江' } }),
  ]),
  rows('activities of a day', activities.list, { query: { date: today } }),
  rows('activities of a team', activities.list, { query: { team_id: TEAM } }),
  rows('activities that fit', activities.list, { query: { fits: '1' } }, 'writer'),
  rows('activities nearby', activities.list, { query: { ...position, within: 3 } }),
  rows('activities of a month', activities.calendar, { query: { month: today.slice(0, 7) } }),
  rows('an activity', activities.detail, ofActivity),
  rows('participants of an activity', activities.participants, { query: { activity_id: ACTIVITY } }),
  rows('own activities', activities.mine, {}, 'writer'),
  ...(['all', 'absent', 'to-check', 'waiting'] as const).map((of) =>
    rows(`attendance of an activity: ${of}`, attendance.list, { ...ofActivity, query: { of } }, 'writer'),
  ),
  rows('appeals of a team', attendance.appeals, ofTeam, 'writer'),
  rows('appeals of a team: waiting', attendance.appeals, { ...ofTeam, query: { state: 'waiting' } }, 'writer'),
  rows('teams', teams.list, {}),
  rows('teams of a kind', teams.list, { query: { kind: 'Kind 4' } }),
  rows('teams of a district and a street', teams.list, { query: { district: '临江', street: 'Street 6' } }),
  rows('search of teams', teams.list, { query: { name: '江边路灯' } }),
  rows('own teams', teams.mine, {}, 'writer'),
  rows('members of a team', teams.members, ofTeam),
  rows('members of a team: pending', teams.members, { ...ofTeam, query: { state: 'pending' } }, 'writer'),
  rows('stations', teams.stations, {}),
  ...(['volunteer', 'team', 'organisation', 'activity'] as const).map((of) =>
    rows(`ranking of each ${of}`, teams.ranking, { query: { of, period: 'all' } }, 'writer'),
  ),
  rows('ranking of teams by members', teams.ranking, { query: { of: 'team', by: 'members' } }, 'writer'),
  rows('volunteers', volunteers.list, {}),
  rows('volunteers of a team', volunteers.list, { query: { team_id: TEAM } }),
  rows('a volunteer', volunteers.one, { params: { id: 'many-writer' } }),
  rows('services of a volunteer', volunteers.actions, { params: { id: 'many-writer' } }),
  rows('hours', hours.list, {}, 'writer'),
  rows('hours of a source', hours.list, { query: { source: 'hand' } }, 'writer'),
  rows('record of hours', hours.records, {}, 'writer'),
  rows('certificates', hours.certificates, {}, 'writer'),
  rows('own scans', scans.mine, {}, 'writer'),
  rows('own helpers', helpers.list, {}, 'writer'),
  ...(['open', 'claimed', 'finished'] as const).map((state) =>
    rows(`wishes: ${state}`, wishes.list, { query: { size: 'wish', state } }),
  ),
  rows('wishes', wishes.list, { query: { size: 'wish' } }),
  rows('wishes of all sizes', wishes.list, {}),
  rows('wishes of a kind', wishes.list, { query: { size: 'micro', kind: 'repair' } }),
  rows('wishes of a kind and state', wishes.list, { query: { size: 'micro', kind: 'repair', state: 'open' } }),
  rows('own wishes', wishes.mine, {}, 'writer'),
  rows('own wishes: open', wishes.mine, { query: { state: 'open' } }, 'writer'),
  rows('claimed wishes', wishes.mine, { query: { as: 'claimant' } }, 'writer'),
  rows('claimed wishes: claimed', wishes.mine, { query: { as: 'claimant', state: 'claimed' } }, 'writer'),
  rows('claimants of a wish', wishes.claimants, { query: { wish_id: WISH } }),
  rows('services', orders.services, {}),
  rows('services of a kind', orders.services, { query: { kind: SERVICE_KIND } }),
  rows('orders', orders.list, {}, 'writer'),
  rows('orders of a state', orders.list, { query: { state: 'overdue' } }, 'writer'),
  rows('orders to give', orders.given, {}, 'writer'),
  rows('orders to give of a state', orders.given, { query: { state: 'ordered' } }, 'writer'),
  rows('orders to give, of few', orders.given, {}),
  rows('what the centre asks of a team', dispatches.list, ofTeam, 'writer'),
  rows('positions', positions.list, {}),
  rows('positions by distance', positions.list, { query: position }),
  rows('positions of a kind', positions.list, { query: { kind: 'hall' } }),
  rows('activities at a position', positions.activities, ofPosition),
  rows('teams at a position', positions.teams, ofPosition),
  rows('map of practice', positions.map, { query: box }),
  rows('own bookings', bookings.mine, {}, 'writer'),
  rows('own bookings at a position', bookings.mine, { query: { position_id: POSITION } }, 'writer'),
  rows('booking requests', bookings.requests, ofPosition, 'writer'),
  rows('shows', practices.list, {}),
  rows('records of an activity', practices.list, { query: { activity_id: ACTIVITY } }),
  rows('own shows and records', practices.mine, {}, 'writer'),
  rows('classrooms', activities.classrooms, {}),
  rows('own classrooms', courses.mine, {}, 'writer'),
  rows('projects', projects.list, {}),
  rows('projects that are done', projects.list, { query: { done: '1' } }),
  rows('activities of a project', projects.activities, ofProject),
  rows('results of a project', projects.results, ofProject),
]

/** Calls of the practice centre. */
export const practiceOperatorCalls: readonly (readonly [what: string, who: string, path: string])[] = [
  ['deeds of the centre', 'centre', 'centre/deeds?'],
  ['deeds of the centre: a kind and a district', 'centre', 'centre/deeds?kind=wish&district=临江'],
  ['deeds of the centre: orders', 'centre', 'centre/deeds?kind=order'],
  ['deeds of the centre: asked', 'centre', 'centre/deeds?asked=yes'],
  ['deeds of the centre: not asked', 'centre', 'centre/deeds?asked=no'],
  ['teams that can be asked', 'centre', 'centre/teams?district=临江'],
  ['teams that can be asked by name', 'centre', 'centre/teams?name=江边路灯'],
  ['bookings of a day', 'centre', `centre/bookings?day=${today}`],
  ['bookings of a day at a position', 'centre', `centre/bookings?day=${today}&venue=${POSITION}`],
  ['board of a month', 'centre', 'centre/board?'],
  ['hours of a volunteer', 'centre', 'centre/hours?number=SB90000000'],
]
