import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { del, get, group, post } from '../core/endpoint'
import { Count, Flag, Id, MediaUrl, Moment, Ok, PageQuery, pageOf, text } from '../core/fields'

export const VolunteerState = v.picklist(['none', 'pending', 'active', 'refused', 'left'])
export const Volunteer = v.object({
  id: Id,
  user: Author,
  state: VolunteerState,
  number: v.nullable(v.string()),
  district: v.string(),
  skills: v.array(v.string()),
  hours: v.number(),
  level: Count,
  registered_at: v.nullable(Moment),
})
export type Volunteer = v.InferOutput<typeof Volunteer>

/** One credit of hours: reason, amount and time. */
export const HoursRecord = v.object({
  id: Id,
  title: v.string(),
  activity_id: v.nullable(Id),
  hours: v.number(),
  created_at: Moment,
})

export const volunteers = group('volunteers', {
  detail: post('/volunteer/detail', {
    summary: 'The person as a volunteer; 101002 clears the login and the volunteer data on the client',
    domain: 'asc',
    data: v.object({
      detail_volunteer: v.object({ cpc_tema: v.array(v.object({ id: Id, name: v.string(), manager: v.boolean() })) }),
      statistic: v.object({ hours: v.number(), activities: Count, wishes: Count, rank: v.nullable(Count) }),
      uc_volunteer: v.nullable(Volunteer),
    }),
    needsToken: true,
    volunteerInfo: true,
    planned: true,
  }),
  register: post('/volunteer/registration', {
    summary: 'Asks to become a volunteer',
    domain: 'asc',
    body: v.object({
      district: text(40),
      street_id: v.optional(Id),
      skills: v.pipe(v.array(text(20)), v.maxLength(10)),
      availability: v.optional(text(100, 0)),
      team_id: v.optional(Id),
      accepted: v.literal(true),
    }),
    data: Volunteer,
    needsPhone: true,
    planned: true,
  }),
  proveName: post('/volunteer/realname', {
    summary: 'Checks a name and an identity card, by record or by face',
    domain: 'asc',
    body: v.object({
      way: v.picklist(['card', 'face']),
      real_name: text(30, 2),
      identity_card: v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/)),
    }),
    data: v.object({ verified: v.boolean(), reason: v.nullable(v.string()) }),
    needsPhone: true,
    planned: true,
  }),
  realData: get('/real_data', {
    summary: 'Own real-name data, masked',
    domain: 'asc',
    data: v.object({ real_name: v.string(), identity_card: v.string(), verified_at: v.nullable(Moment) }),
    needsToken: true,
    planned: true,
  }),
  list: get('/volunteer/list', {
    summary: 'Volunteers; names masked',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, team_id: v.optional(Id), name: v.optional(v.string()) }),
    data: pageOf(Volunteer),
    planned: true,
  }),
  usingH5: get('/volunteer/using_h5', {
    summary: 'Whether volunteering is open in H5',
    domain: 'asc',
    data: v.object({ open: Flag }),
    cacheable: true,
    planned: true,
  }),
  leave: del('/volunteer/self/:id', {
    summary: 'Leaves: the volunteer record ends',
    domain: 'asc',
    data: Ok,
    needsToken: true,
    planned: true,
  }),
  one: get('/user_volunteer/:id', {
    summary: 'A volunteer as others see them',
    domain: 'asc',
    data: Volunteer,
    missingPanel: true,
    planned: true,
  }),
  hours: get('/h_records', {
    summary: 'Own hours, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(HoursRecord),
    needsToken: true,
    planned: true,
  }),
  records: get('/v_records', {
    summary: 'Own volunteer record: joins, wishes, services',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(v.object({ id: Id, kind: v.string(), title: v.string(), link: v.string(), created_at: Moment })),
    needsToken: true,
    planned: true,
  }),
  actions: get('/user_actions/:id', {
    summary: 'What a person did in practice, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(v.object({ id: Id, kind: v.string(), title: v.string(), created_at: Moment })),
    planned: true,
  }),
  code: get('/volunteer/code', {
    summary: 'The person’s own practice code; changes every minute',
    domain: 'asc',
    data: v.object({ code: v.string(), expires_at: Moment }),
    needsToken: true,
    planned: true,
  }),
  scan: post('/scan_code', {
    summary: 'Reads a scanned code of a person, a team or an activity; reading changes nothing',
    domain: 'asc',
    body: v.object({ code: v.pipe(v.string(), v.maxLength(512)) }),
    data: v.object({
      kind: v.picklist(['volunteer', 'team', 'activity', 'unknown']),
      id: v.nullable(Id),
      title: v.string(),
      valid: v.boolean(),
    }),
    needsToken: true,
    planned: true,
  }),
  scans: get('/my_scan_code_record', {
    summary: 'Own scans, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(v.object({ id: Id, kind: v.string(), title: v.string(), scanned_at: Moment })),
    needsToken: true,
    planned: true,
  }),
  certificate: get('/volunteer/certificate', {
    summary: 'The certificate of own hours',
    domain: 'asc',
    data: v.object({ number: v.string(), hours: v.number(), issued_at: Moment, image: v.nullable(MediaUrl) }),
    needsToken: true,
    planned: true,
  }),
})
