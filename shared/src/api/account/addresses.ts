import * as v from 'valibot'
import { del, get, group, post, put } from '../core/endpoint'
import { Id, Ok, Phone, text } from '../core/fields'

/** How many addresses a person may have. */
export const MAX_ADDRESSES = 20
/** Limits in code points. */
export const ADDRESS_NAME_MAX = 30
export const ADDRESS_DETAIL_MAX = 100

/** A province, a city or a district; the narrowest have no parts. */
export interface Region {
  code: string
  name: string
  parts?: Region[] | undefined
}
const region = { code: v.string(), name: v.string() }
const City = v.object({ ...region, parts: v.optional(v.array(v.object(region))) })
export const Region: v.GenericSchema<Region> = v.object({ ...region, parts: v.optional(v.array(City)) })

export const Address = v.object({
  id: Id,
  name: v.string(),
  /** Masked: 138****0002. */
  phone: v.string(),
  /** Code of the narrowest region. */
  region: v.string(),
  /** Names of the regions from the widest, separated by spaces. */
  district: v.string(),
  detail: v.string(),
  preferred: v.boolean(),
})
export type Address = v.InferOutput<typeof Address>

const AddressFields = {
  name: text(ADDRESS_NAME_MAX),
  phone: Phone,
  region: v.pipe(v.string(), v.regex(/^\d{6}$/, 'region.unknown')),
  detail: text(ADDRESS_DETAIL_MAX),
  preferred: v.optional(v.boolean()),
}

export const addresses = group('addresses', {
  list: get('/v1/my_addresses', {
    summary: 'Own addresses, the default first, then the latest; phones masked',
    domain: 'ucenter',
    data: v.object({ list: v.array(Address) }),
    needsToken: true,
  }),
  add: post('/v1/my_addresses', {
    summary: 'Adds an address; the first becomes the default',
    domain: 'ucenter',
    /** `key`: idempotency key, generated once per address. */
    body: v.object({ ...AddressFields, key: v.pipe(v.string(), v.uuid()) }),
    data: Address,
    needsToken: true,
  }),
  change: put('/v1/my_addresses/:id', {
    summary: 'Changes what is given of an own address',
    domain: 'ucenter',
    body: v.partial(v.object(AddressFields)),
    data: Address,
    needsToken: true,
  }),
  remove: del('/v1/my_addresses/:id', {
    summary: 'Deletes an own address, which can be undone for a moment',
    domain: 'ucenter',
    data: Ok,
    needsToken: true,
  }),
  restore: put('/v1/my_addresses/:id/restoration', {
    summary: 'Undoes the deletion of an own address',
    domain: 'ucenter',
    body: v.object({}),
    data: Address,
    needsToken: true,
  }),
  regions: get('/v1/regions', {
    summary: 'Regions of the country from the widest, those of the site first',
    domain: 'ucenter',
    data: v.object({ list: v.array(Region) }),
    cacheable: true,
  }),
})
