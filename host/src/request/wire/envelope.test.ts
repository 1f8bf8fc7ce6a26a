import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readAnswer } from './envelope'

const Wish = v.object({ id: v.string(), places: v.optional(v.number(), 0) })
const read = (body: unknown, status = 200, headers = {}) =>
  readAnswer({ status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) }, Wish)
const malformed = (invalidField: string) => ({ failure: { kind: 'malformed', msg: '' }, invalidField })

it('gives the data as its schema reads it', () => {
  expect(read({ code: 100000, msg: '', data: { id: '1', more: true } })).toEqual({ data: { id: '1', places: 0 } })
})

it.each<[what: string, body: unknown]>([
  ['no JSON', '<html>'],
  ['a list', []],
  ['a list of answers', '[{"code":100000,"msg":"","data":{"id":"1"}}]'],
  ['null', 'null'],
  ['a text', '"100000"'],
  ['no code', { msg: '', data: { id: '1' } }],
  ['an empty code', { code: ' ', data: { id: '1' } }],
  ['a code that is no whole number', { code: 100000.5, data: { id: '1' } }],
  ['a code that is no number', { code: '1e999', data: { id: '1' } }],
  ['a code that is a truth', { code: true, data: { id: '1' } }],
])('takes %s for malformed', (_, body) => expect(read(body)).toEqual(malformed('envelope')))

it.each<[what: string, data: unknown, invalidField: string]>([
  ['a field', { id: 1 }, 'id'],
  ['all of it', 7, 'data'],
  ['what is missing', undefined, 'id'],
])('names what of the data is malformed: %s', (_, data, invalidField) =>
  expect(read({ code: 100000, data })).toEqual(malformed(invalidField)),
)

it('hands a refusal on in plain words', () => {
  const msg = `<b>No</b>\u0000 places\n left ${'!'.repeat(200)}`
  const result = read({ code: 409002, msg })
  expect(result).toMatchObject({ failure: { code: 409002 } })
  const said = 'failure' in result ? result.failure.msg : ''
  expect(said.startsWith('No places left !')).toBe(true)
  expect(said).toHaveLength(100)
  expect(read({ code: 409002, msg: 7 })).toEqual({ failure: { code: 409002, msg: '' } })
})

it.each<[status: number, body: unknown, headers: object, failure: object]>([
  [200, { code: 303001 }, {}, { code: 303001, msg: '' }],
  [299, { code: 100000, data: { id: 1 } }, {}, { kind: 'malformed', msg: '' }],
  [199, { code: 100000, data: { id: '1' } }, {}, { status: 199, msg: '' }],
  [300, '', {}, { status: 300, msg: '' }],
  [503, { code: 500000, msg: 'busy' }, { 'retry-after': '1.2' }, { status: 503, msg: 'busy', retryAfter: 2 }],
  [503, '', { 'retry-after': 'soon' }, { status: 503, msg: '' }],
  [503, '', { 'retry-after': '0' }, { status: 503, msg: '' }],
  [400, { code: 403001, msg: 'gone' }, {}, { code: 403001, msg: 'gone' }],
  [401, { code: 302001 }, {}, { code: 302001, msg: '' }],
])('an answer %i with %j is told as a failure', (status, body, headers, failure) =>
  expect(read(body, status, headers)).toMatchObject({ failure }),
)
