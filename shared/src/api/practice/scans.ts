import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Id, Moment, PageQuery, pageOf } from '../core/fields'

/** A signed code is new after this many seconds, and valid for as long again: a picture of it is worthless a minute later. */
export const CODE_SECONDS = 30

export const ScanKind = v.picklist(['volunteer', 'team', 'sign-in', 'sign-out', 'certificate', 'unknown'])
export type ScanKind = v.InferOutput<typeof ScanKind>

/** A signed code, to be shown as a QR code. */
export const SignedCode = v.object({ code: v.string(), expires_at: Moment })
export type SignedCode = v.InferOutput<typeof SignedCode>

/** What a person reads from a camera, a picture or a note: signed codes, six digits, numbers of certificates. */
export const ScannedCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(512))

/** The code in the address that a QR code of ours holds (`/scan-result?scanned=`); any other text as it is. */
export const codeIn = (scanned: string): string => /[?&]scanned=([\w-]+)/.exec(scanned)?.[1] ?? scanned.trim()

/** Number of a certificate, in what its QR code holds or below it, with the signature if that is there. */
export const certificateIn = (scanned: string): string | null =>
  /(?:^|[?&]proof=)(SBC\d{10,16}(?:-[\w-]{22})?)(?:$|&)/.exec(scanned.trim())?.[1] ?? null

export const Scan = v.object({
  kind: ScanKind,
  /** Of the person, the team or the activity; of a certificate its number, with the signature if that was read. */
  id: v.nullable(Id),
  /** Of the person's public page, if they are a volunteer. */
  volunteer_id: v.optional(Id),
  title: v.string(),
  /** False where the code was right once and is too old now. */
  valid: v.boolean(),
})
export type Scan = v.InferOutput<typeof Scan>

export const scans = group('scans', {
  code: get('/volunteer/code', {
    summary: 'The person’s own practice code; changes every half minute',
    domain: 'asc',
    data: SignedCode,
    needsToken: true,
  }),
  read: post('/scan_code', {
    summary: 'Reads a scanned code of a person, a team or an activity, or six typed digits; reading changes nothing',
    domain: 'asc',
    body: v.object({ code: ScannedCode }),
    data: Scan,
    needsToken: true,
  }),
  mine: get('/my_scan_code_record', {
    summary: 'Own scans, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(v.object({ ...Scan.entries, scan_id: Id, scanned_at: Moment })),
    needsToken: true,
  }),
})
