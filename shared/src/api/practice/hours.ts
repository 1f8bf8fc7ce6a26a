import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Count, fromQuery, Id, Moment, PageQuery, pageOf } from '../core/fields'

export const HoursSource = v.picklist(['activity', 'wish', 'order', 'hand'])
export type HoursSource = v.InferOutput<typeof HoursSource>

/** One entry of the ledger of hours. */
export const HoursRecord = v.object({
  id: Id,
  source: HoursSource,
  title: v.string(),
  place: v.string(),
  activity_id: v.nullable(Id),
  team: v.nullable(v.string()),
  team_en: v.optional(v.string()),
  hours: v.number(),
  served_at: Moment,
  /** When the entry was taken back by another one. */
  reversed_at: v.nullable(Moment),
  /** This entry takes back another one. */
  is_reversal: v.boolean(),
  note: v.string(),
})
export type HoursRecord = v.InferOutput<typeof HoursRecord>

/** All hours, those of a year, or one entry of the ledger. */
export const CertificateScope = v.union([v.literal('all'), v.pipe(v.string(), v.regex(/^(20\d{2}|entry:\d{1,15})$/))])
export type CertificateScope = v.InferOutput<typeof CertificateScope>
export const CertificateName = v.picklist(['masked', 'whole'])
export type CertificateName = v.InferOutput<typeof CertificateName>

export const Certificate = v.object({
  id: Id,
  number: v.string(),
  scope: CertificateScope,
  /** The real name as the person wants it shown. */
  name: v.string(),
  shows: CertificateName,
  title: v.string(),
  place: v.string(),
  from: Moment,
  until: Moment,
  hours: v.number(),
  services: Count,
  issuer: v.string(),
  issued_at: Moment,
  /** Number and signature: what is verified. */
  code: v.string(),
})
export type Certificate = v.InferOutput<typeof Certificate>

const Year = fromQuery(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)))

export const hours = group('hours', {
  list: get('/h_records', {
    summary: 'Own hours, newest first',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      year: v.optional(Year),
      source: v.optional(HoursSource),
    }),
    data: pageOf(HoursRecord),
    needsToken: true,
  }),
  summary: get('/h_summary', {
    summary: 'Own hours of a year by month, and in all',
    domain: 'asc',
    query: v.object({ year: v.optional(Year) }),
    data: v.object({
      hours: v.number(),
      services: Count,
      rank: v.nullable(Count),
      year: Count,
      /** Years with hours, newest first. */
      years: v.array(Count),
      /** January to December. */
      months: v.array(v.number()),
    }),
    needsToken: true,
  }),
  records: get('/v_records', {
    summary: 'Own volunteer record: what the person joined, waits for or has other hours for, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(
      v.object({
        id: Id,
        kind: HoursSource,
        title: v.string(),
        place: v.string(),
        state: v.picklist(['waiting', 'joined', 'signed-in', 'signed-out', 'cancelled']),
        /** None for hours that no activity gave. */
        link: v.nullable(v.string()),
        starts_at: Moment,
        joined_at: Moment,
      }),
    ),
    needsToken: true,
  }),
  issue: post('/volunteer/certificate', {
    summary: 'Issues a certificate of own hours; the same one while they are the same',
    domain: 'asc',
    body: v.object({ scope: CertificateScope, shows: CertificateName }),
    data: Certificate,
    needsPhone: true,
  }),
  certificates: get('/volunteer/certificates', {
    summary: 'Own certificates, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Certificate),
    needsToken: true,
  }),
  certificate: get('/volunteer/certificate/:id', {
    summary: 'One of the own certificates',
    domain: 'asc',
    data: Certificate,
    needsToken: true,
  }),
  verify: get('/certificate/:code', {
    summary: 'What a certificate says, for anyone who has its code, and whether it still holds',
    domain: 'asc',
    data: v.object({
      /** `unknown`: nobody issued it like this. `reversed`: hours that it counts were taken back since. */
      state: v.picklist(['valid', 'reversed', 'unknown']),
      certificate: v.nullable(Certificate),
      reversed_at: v.nullable(Moment),
      /** What is left of its hours. */
      hours_left: v.nullable(v.number()),
    }),
  }),
})
