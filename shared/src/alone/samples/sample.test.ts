import * as v from 'valibot'
import { expect, it } from 'vitest'
import { allEndpoints, Circle, Content, DurationText, MediaUrl, Moment, pageOf } from '../../api'
import { sampleOf } from './sample'

const now = Date.parse('2026-11-20T08:00:00Z')

it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'makes an answer that the schema of %s accepts',
  (_, { data }) => {
    expect(v.safeParse(data, sampleOf(data, { now })).issues).toBeUndefined()
  },
)

it('is the same each time', () => {
  expect(sampleOf(pageOf(Content), { now })).toEqual(sampleOf(pageOf(Content), { now }))
})

it('numbers the items of a list, so that ids are unique', () => {
  const { list } = sampleOf(pageOf(Circle), { now, number: 4 })
  expect(list.map(({ id }) => id)).toEqual(['4', '5', '6'])
})

it('derives the kind of a text from its field’s name', () => {
  const schema = v.object({
    image: MediaUrl,
    phone: v.string(),
    title: v.string(),
    starts_at: Moment,
    ends_at: Moment,
    duration: DurationText,
    link: v.string(),
  })
  const sample = sampleOf(schema, { now, links: ['/posts/1'] })
  expect(sample).toMatchObject({ image: expect.stringContaining('/alone/picture.svg'), phone: '13800000001' })
  expect(sample).toMatchObject({ title: 'Ferries will run until midnight', duration: '02:05', link: '/posts/1' })
  expect(Date.parse(sample.starts_at)).toBeLessThan(now)
  expect(Date.parse(sample.ends_at)).toBeGreaterThan(now)
})

it('leaves out what is empty in the plain case', () => {
  expect(sampleOf(Content, { now }).link_address).toBeNull()
  expect(sampleOf(v.object({ next: v.optional(v.string()) }), { now }).next).toBeUndefined()
})

it('follows the schema where the name misleads', () => {
  expect(sampleOf(v.object({ title: v.pipe(v.string(), v.isoDate()) }), { now }).title).toBe('2026-11-20')
})

it('names the field that has no sample', () => {
  const schema = v.object({ plate: v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{9}$/)) })
  expect(() => sampleOf(schema)).toThrow(/No sample for plate/)
  expect(() => sampleOf(v.object({ file: v.blob() }))).toThrow('No sample for the schema blob of file')
})
