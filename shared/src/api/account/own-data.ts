import * as v from 'valibot'
import { codes } from '../core/codes'
import { del, get, group, post } from '../core/endpoint'
import { Cents, Count, Id, Moment } from '../core/fields'
import { formFieldCodes, OwnerProof, TOO_MANY } from './login'

/** `waiting`: it is being made; `expired`: nobody fetched it in time. */
export const DataExportState = v.picklist(['waiting', 'ready', 'fetched', 'expired', 'failed'])
export type DataExportState = v.InferOutput<typeof DataExportState>

const DataExport = v.object({
  id: Id,
  state: DataExportState,
  bytes: Count,
  requested_at: Moment,
  ready_at: v.nullable(Moment),
  /** The file is deleted then, or once it was fetched. */
  expires_at: v.nullable(Moment),
})
export type DataExport = v.InferOutput<typeof DataExport>

export const dataExports = group('dataExports', {
  latest: get('/v1/consumer/data_exports', {
    summary: 'The newest file with all that is held of the person, or null',
    domain: 'ucenter',
    data: v.object({ export: v.nullable(DataExport) }),
    needsToken: true,
  }),
  request: post('/v1/consumer/data_exports', {
    summary: 'Asks for a file with all that is held of the person, after a proof; a job makes it',
    domain: 'ucenter',
    body: v.object(OwnerProof),
    data: DataExport,
    needsToken: true,
    passCodes: [...formFieldCodes, codes.repeated],
    silentStatuses: TOO_MANY,
  }),
  fetch: post('/v1/consumer/data_exports/:id/file', {
    summary: 'The file, as JSON; once, within its time',
    domain: 'ucenter',
    data: v.object({ name: v.string(), json: v.string() }),
    needsToken: true,
  }),
})

export const Closure = v.object({
  /** null: nobody asked for a closing. */
  requested_at: v.nullable(Moment),
  due_at: v.nullable(Moment),
  /** Days in which it can be taken back. */
  days: Count,
  /** In the wallet: has to be given up. */
  cents: Cents,
  /** Withdrawals under way, which have to end first. */
  transfers: Count,
})
export type Closure = v.InferOutput<typeof Closure>

export const closures = group('closures', {
  state: get('/v1/consumer/closure', {
    summary: 'Whether the account is to be closed, and what stands in the way',
    domain: 'ucenter',
    data: Closure,
    needsToken: true,
  }),
  request: post('/v1/consumer/closure', {
    summary: 'Asks for the account to be closed, after a proof; refused while withdrawals are under way',
    domain: 'ucenter',
    /** The balance that the person saw and gives up. */
    body: v.object({ ...OwnerProof, given_up_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
    data: Closure,
    needsToken: true,
    passCodes: [...formFieldCodes],
    silentStatuses: TOO_MANY,
  }),
  takeBack: del('/v1/consumer/closure', {
    summary: 'Takes the request back; the account stays',
    domain: 'ucenter',
    data: Closure,
    needsToken: true,
  }),
})
