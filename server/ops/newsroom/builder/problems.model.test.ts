import { expect, it } from 'vitest'
import { problemsOf, refusedField, withFiles } from './problems.model'

const cards = [{ id: 'a' }, { id: 'b', items: [] }, { id: 'c', items: [{}] }]

it('finds the card of a problem, and names its field', () => {
  const problems = problemsOf(cards, [
    { path: 'page.cards.0.items.1.link', message: 'Invalid format' },
    { path: 'page.cards.1.items', message: 'Nothing that it names exists' },
    { path: 'page.cards.2.items.0.image', message: 'Invalid key: Expected "image" but received undefined' },
    { path: 'page.title', message: 'Invalid' },
  ])
  expect(Object.fromEntries(problems)).toEqual({
    a: ['Items · 2 · Link: Invalid format'],
    b: ['Has no items yet.'],
    c: ['Items · 1 · Picture: is missing'],
  })
})

it("reads the field of the server's refusal", () => {
  expect(refusedField('cards.2.items.0: 77 is not among the contents')).toEqual([
    { path: 'cards.2.items.0', message: '77 is not among the contents' },
  ])
  expect(refusedField('Not allowed.')).toEqual([])
  expect(refusedField(null)).toEqual([])
})

it('shows uploads at the addresses where they are seen', () =>
  expect(withFiles({ cards: [{ image: '/a', n: 1 }], none: null }, { '/a': '/a?seen' })).toEqual({
    cards: [{ image: '/a?seen', n: 1 }],
    none: null,
  }))
