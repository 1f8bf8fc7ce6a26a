import * as v from 'valibot'
import { del, get, group, post } from '../core/endpoint'
import { Count, Flag, Id, MediaUrl, Moment, Ok, PageQuery, pageOf, text } from '../core/fields'
import { defineLifecycle } from '../core/lifecycle'
import { isIdentityNumber } from './identity-number'
import { Medal } from './medals'
import { TeamName } from './team-name'

/** Product spec, section 4: the statuses exist. Who leaves keeps number and hours, and may apply again. */
export const volunteerLifecycle = defineLifecycle({
  initial: 'none',
  steps: {
    apply: { from: ['none', 'refused', 'left'], to: 'applying', by: ['self'] },
    withdraw: { from: ['applying'], to: 'none', by: ['self'] },
    accept: { from: ['applying'], to: 'active', by: ['reviewer'] },
    refuse: { from: ['applying'], to: 'refused', by: ['reviewer'] },
    leave: { from: ['active'], to: 'left', by: ['self'] },
  },
})
export const VolunteerState = v.picklist(['none', 'applying', 'active', 'refused', 'left'])
export type VolunteerState = v.InferOutput<typeof VolunteerState>
export const VolunteerStep = v.picklist(['apply', 'withdraw', 'leave'])
export type VolunteerStep = v.InferOutput<typeof VolunteerStep>

/** A proven name stays: what a certificate says must stay true. */
export const realNameLifecycle = defineLifecycle({
  initial: 'unproven',
  steps: {
    prove: { from: ['unproven', 'refused'], to: 'proven', by: ['checker'] },
    refuse: { from: ['unproven', 'refused'], to: 'refused', by: ['checker'] },
  },
})
export const RealNameState = v.picklist(['unproven', 'refused', 'proven'])
export type RealNameState = v.InferOutput<typeof RealNameState>
export const RealNameWay = v.picklist(['card', 'face'])
export type RealNameWay = v.InferOutput<typeof RealNameWay>
/** `taken`: the number proved another account. */
export const RealNameRefusal = v.picklist(['not-found', 'name-differs', 'face-differs', 'picture', 'taken'])
export type RealNameRefusal = v.InferOutput<typeof RealNameRefusal>

export const VolunteerSkill = v.picklist([
  ...(['first-aid', 'teaching', 'repair', 'driving', 'languages', 'computers'] as const),
  ...(['photography', 'elderly-care', 'child-care', 'environment', 'rescue', 'events'] as const),
])
export type VolunteerSkill = v.InferOutput<typeof VolunteerSkill>
export const Availability = v.picklist(['weekday-day', 'weekday-evening', 'weekend-morning', 'weekend-afternoon'])
export type Availability = v.InferOutput<typeof Availability>

const Named = v.object({ id: Id, name: v.string() })

/** The person's own record as a volunteer. */
export const OwnVolunteer = v.object({
  id: Id,
  state: VolunteerState,
  number: v.nullable(v.string()),
  district: v.string(),
  street: v.nullable(v.object({ ...Named.entries, name_en: v.optional(v.string()) })),
  skills: v.array(VolunteerSkill),
  availability: v.array(Availability),
  team: v.nullable(TeamName),
  refusal: v.nullable(v.string()),
  applied_at: Moment,
  active_since: v.nullable(Moment),
  /** Steps that the person may take now. */
  steps: v.array(VolunteerStep),
})
export type OwnVolunteer = v.InferOutput<typeof OwnVolunteer>

/** What a volunteer offers: where, what and when. */
const offer = {
  district: text(40),
  street_id: v.optional(Id),
  skills: v.pipe(v.array(VolunteerSkill), v.maxLength(VolunteerSkill.options.length)),
  availability: v.pipe(v.array(Availability), v.maxLength(Availability.options.length)),
}

/** A volunteer in a list; for a guest with a masked name and without a picture. */
const VolunteerSummary = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(MediaUrl),
  number: v.nullable(v.string()),
  district: v.string(),
  hours: v.number(),
})

/** A volunteer as others see them. */
export const PublicVolunteer = v.object({
  ...VolunteerSummary.entries,
  skills: v.array(VolunteerSkill),
  services: Count,
  rank: v.nullable(Count),
  active_since: v.nullable(Moment),
  teams: v.array(TeamName),
  medals: v.array(Medal),
  own: v.boolean(),
})
export type PublicVolunteer = v.InferOutput<typeof PublicVolunteer>

/** Base64 of a small JPEG. */
const FacePicture = v.pipe(v.string(), v.maxLength(80_000), v.regex(/^[A-Za-z0-9+/]+={0,2}$/))

export const volunteers = group('volunteers', {
  detail: post('/volunteer/detail', {
    summary: 'The person as a volunteer; 101002 clears the login and the volunteer data on the client',
    domain: 'asc',
    data: v.object({
      detail_volunteer: v.object({ cpc_tema: v.array(v.object({ ...TeamName.entries, manager: v.boolean() })) }),
      statistic: v.object({ hours: v.number(), activities: Count, wishes: Count, rank: v.nullable(Count) }),
      uc_volunteer: v.nullable(OwnVolunteer),
    }),
    needsToken: true,
    volunteerInfo: true,
  }),
  register: post('/volunteer/registration', {
    summary: 'Asks to become a volunteer; an operator decides',
    domain: 'asc',
    body: v.object({ ...offer, team_id: v.optional(Id), accepted: v.literal(true) }),
    data: OwnVolunteer,
    needsPhone: true,
  }),
  change: post('/volunteer/profile', {
    summary: 'Changes what an active volunteer offers: skills, times and street',
    domain: 'asc',
    body: v.object(offer),
    data: OwnVolunteer,
    needsToken: true,
  }),
  withdraw: post('/volunteer/withdrawal', {
    summary: 'Takes the application back while nobody has decided about it',
    domain: 'asc',
    data: OwnVolunteer,
    needsToken: true,
  }),
  proveName: post('/volunteer/realname', {
    summary: 'Checks a name and an identity card, by record or by face',
    domain: 'asc',
    body: v.object({
      way: RealNameWay,
      real_name: text(30, 2),
      identity_card: v.pipe(v.string(), v.check(isIdentityNumber, 'identity.malformed')),
      /** Of the face; never stored. */
      picture: v.optional(FacePicture),
    }),
    data: v.object({ state: RealNameState, reason: v.nullable(RealNameRefusal), credits: Count }),
    needsPhone: true,
  }),
  realData: get('/real_data', {
    summary: 'Own real-name data, masked, and what a proof is asked for and earns',
    domain: 'asc',
    data: v.object({
      state: RealNameState,
      way: v.nullable(RealNameWay),
      real_name: v.string(),
      identity_card: v.string(),
      reason: v.nullable(RealNameRefusal),
      verified_at: v.nullable(Moment),
      /** Credit code 10: a volunteer needs a proven name. */
      required: Flag,
      /** Credit codes 8 and 9: what each way earns. */
      credits: v.object({ card: Count, face: Count }),
    }),
    needsToken: true,
  }),
  list: get('/volunteer/list', {
    summary: 'Active volunteers; for guests with masked names',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, team_id: v.optional(Id) }),
    data: pageOf(VolunteerSummary),
    cacheable: true,
  }),
  usingH5: get('/volunteer/using_h5', {
    summary: 'Whether volunteering is open in H5',
    domain: 'asc',
    data: v.object({ open: Flag }),
    cacheable: 'for everyone',
  }),
  leave: del('/volunteer/self/:id', {
    summary: 'Leaves: the volunteer record ends',
    domain: 'asc',
    data: Ok,
    needsToken: true,
  }),
  one: get('/user_volunteer/:id', {
    summary: 'A volunteer as others see them',
    domain: 'asc',
    data: PublicVolunteer,
    missingPanel: true,
    cacheable: true,
  }),
  actions: get('/user_actions/:id', {
    summary: 'What a volunteer did in practice, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(v.object({ id: Id, kind: v.string(), title: v.string(), hours: v.number(), served_at: Moment })),
    cacheable: 'for everyone',
  }),
})
