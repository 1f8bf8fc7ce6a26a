import { expect, it } from 'vitest'
import type { FormSchema } from '../form/form.model'
import { firstProps, fromPuck, toPuck } from './page-data.model'

const text: FormSchema = { type: 'string' }
const cards: Record<string, FormSchema> = {
  notice: {
    type: 'object',
    properties: {
      id: text,
      v: { const: 1 },
      type: { const: 'notice' },
      title: text,
      more: { type: 'object', properties: { text, link: text }, required: ['text', 'link'] },
      items: { type: 'array', items: { type: 'object', properties: { title: text, link: text }, required: ['title'] } },
    },
    required: ['id', 'v', 'type', 'items'],
  },
  rank: {
    type: 'object',
    properties: { id: text, v: { const: 1 }, type: { const: 'rank' }, items: { type: 'array', items: text } },
    required: ['id', 'v', 'type'],
  },
}
const harbour: FormSchema = {
  type: 'object',
  properties: { id: text, v: { const: 1 }, type: { const: 'part' }, kind: { const: 'harbour' }, title: text },
  required: ['id', 'v', 'type', 'kind'],
}
const page: FormSchema = {
  type: 'object',
  properties: { id: text, title: text, cards: { type: 'array' }, feed_category: { anyOf: [text, { type: 'null' }] } },
  required: ['id', 'title', 'cards', 'feed_category'],
}
const schemas = { cards: { ...cards, 'part:harbour': harbour }, page }
const stored = {
  id: 'p',
  title: 'A page',
  feed_category: null,
  cards: [
    { id: 'a', v: 1, type: 'notice', items: [{ title: 'One', link: '/posts/1' }] },
    { id: 'b', v: 1, type: 'rank', items: ['3001', '3002'] },
    { id: 'c', v: 1, type: 'rank', of: { card: 'a' }, shows: 3 },
    { id: 'd', v: 1, type: 'unknown', size: 7 },
    { id: 'e', v: 1, type: 'part', kind: 'harbour', title: 'Ferries' },
    { id: 'f', v: 1, type: 'part', kind: 'of-a-remote-that-is-off' },
  ],
}

it('gives back the page that it was given, with what the schemas do not name', () =>
  expect(fromPuck(toPuck(stored, schemas), schemas)).toEqual(stored))

it('gives Puck an object for each id of a list', () =>
  expect(toPuck(stored, schemas).content[1]?.props.items).toEqual([{ value: '3001' }, { value: '3002' }]))

it('has a component for each kind of card that a remote draws, whose kind a new card has', () => {
  expect(toPuck(stored, schemas).content.at(-2)?.type).toBe('part:harbour')
  expect(firstProps(harbour)).toEqual({ v: 1, kind: 'harbour' })
})

it('leaves out what was left empty, but no item that is needed', () => {
  const props = { id: 'a', v: 1, title: '', more: { text: '', link: undefined }, items: [{ title: 'One', link: '' }] }
  const { cards: built } = fromPuck({ root: { props: { title: 'x' } }, content: [{ type: 'notice', props }] }, schemas)
  expect(built).toEqual([{ id: 'a', v: 1, type: 'notice', items: [{ title: 'One' }] }])
})

it('begins from an empty page', () =>
  expect(fromPuck(toPuck({}, schemas), schemas)).toEqual({ feed_category: null, cards: [] }))

it('begins a card with what its schema fixes', () =>
  expect(firstProps(cards.notice as FormSchema)).toEqual({ v: 1, items: [] }))
