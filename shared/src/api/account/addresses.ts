import * as v from 'valibot'
import { del, get, group, post, put } from '../core/endpoint'
import { Id, Ok, Phone, text } from '../core/fields'

export const Address = v.object({
  id: Id,
  name: v.string(),
  phone: v.string(),
  district: v.string(),
  detail: v.string(),
  preferred: v.boolean(),
})
const NewAddress = v.object({
  name: text(30),
  phone: Phone,
  district: text(60),
  detail: text(100),
  preferred: v.optional(v.boolean()),
})

export const addresses = group('addresses', {
  list: get('/v1/my_addresses', {
    summary: 'Own addresses; phones masked',
    domain: 'ucenter',
    data: v.object({ list: v.array(Address) }),
    needsToken: true,
    planned: true,
  }),
  add: post('/v1/my_addresses', {
    summary: 'Adds an address; twenty at most',
    domain: 'ucenter',
    body: NewAddress,
    data: Address,
    needsToken: true,
    planned: true,
  }),
  change: put('/v1/my_addresses/:id', {
    summary: 'Changes an own address',
    domain: 'ucenter',
    body: v.partial(NewAddress),
    data: Address,
    needsToken: true,
    planned: true,
  }),
  remove: del('/v1/my_addresses/:id', {
    summary: 'Deletes an own address',
    domain: 'ucenter',
    data: Ok,
    needsToken: true,
    planned: true,
  }),
})
