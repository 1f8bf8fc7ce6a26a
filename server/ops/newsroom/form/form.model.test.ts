import { expect, it } from 'vitest'
import { documentOf, type FormSchema, formValue, shownSchema } from './form.model'

const schema: FormSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    body: { type: 'string', format: 'body' },
    title: { type: 'string' },
    views: { type: 'integer' },
    anchor: { anyOf: [{ type: 'integer', format: 'anchor' }, { type: 'null' }] },
    page: { anyOf: [{ type: 'string' }, { type: 'number' }] },
    top: { type: 'boolean' },
    share: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    tracks: { type: 'array', items: { type: 'object', properties: { hot: { type: 'boolean' } }, required: ['hot'] } },
  },
  required: ['id', 'body', 'title', 'anchor', 'tracks'],
}

it('shows what editors set, the title first and the text last', () => {
  const { properties, required } = shownSchema(schema)
  expect(Object.keys(properties ?? {})).toEqual(['title', 'anchor', 'page', 'top', 'share', 'tracks', 'body'])
  expect(required).toEqual(['body', 'title', 'tracks'])
  expect(properties?.anchor).toMatchObject({ type: 'integer', format: 'anchor' })
  expect(properties?.page?.type).toBe('string')
})

it('fills what must be there, and keeps what the form does not show', () =>
  expect(
    documentOf(schema, { id: 7, title: 'x', body: 'y', views: 3, tracks: [{}], top: undefined, share: {} }),
  ).toEqual({
    ...{ id: 7, title: 'x', body: 'y', views: 3, anchor: null, tracks: [{ hot: false }] },
  }))

it('keeps what the schema does not name', () =>
  expect(documentOf({ properties: { id: { type: 'string' } } }, { id: 'c1', v: 1, items: [] })).toEqual({
    ...{ id: 'c1', v: 1, items: [] },
  }))

it('leaves null empty', () => expect(formValue({ a: null, b: [{ c: null }] })).toEqual({ b: [{}] }))

it('begins a new item of the menu visible', () => {
  const item = { type: 'object', properties: { name: { type: 'string' }, display: { type: 'integer' } } }
  expect(shownSchema({ type: 'array', items: item }).items?.properties).toMatchObject({ display: { default: 1 } })
  expect(shownSchema(item).properties?.name).not.toHaveProperty('default')
})
