import { expect, it } from 'vitest'
import { cardTypes, checkCard, type PageDocument, problemsOfCards, readPageMessage } from './cards'

const common = { id: 'c1', v: 1 as const }

it.each([
  ['a type that nobody knows', { ...common, type: 'hologram', items: [] }, 'unknown'],
  ['a type that an object inherits', { ...common, type: 'toString' }, 'unknown'],
  ['a banner without items', { ...common, type: 'banner', items: [] }, 'broken'],
  ['a link that runs a script', link('javascript:alert(1)'), 'broken'],
  ['a link to another origin without a scheme', link('//elsewhere.example'), 'broken'],
  ['a version from the future', { ...link('/posts/1'), v: 2 }, 'broken'],
])('leaves out %s', (_, raw, skipped) => expect(checkCard(raw)).toEqual({ skipped }))

it('draws a notice whose items are well', () => {
  expect(checkCard(link('/posts/1'))).toEqual({ card: link('/posts/1') })
})

it('knows twenty-seven types', () => expect(cardTypes).toHaveLength(27))

function link(address: string) {
  return { ...common, type: 'notice', items: [{ title: 'Ferries run late', link: address }] }
}

const page = (over: object = {}) => ({ id: 'draft', title: 'Draft', feed_category: null, cards: [], ...over })
const many = Array.from({ length: 61 }, (_, index) => ({ id: String(index), type: 'spacer' }))

it.each<[what: string, page: unknown, path: string]>([
  ['without a feed', page({ feed_category: undefined }), 'page.feed_category'],
  ['whose card has no id', page({ cards: [{ type: 'notice' }] }), 'page.cards.0.id'],
  ['with more cards than a page may have', page({ cards: many }), 'page.cards'],
  ['that is missing', undefined, 'page'],
])('says where a posted page %s does not fit', (_, posted, path) =>
  expect(readPageMessage({ type: 'plaza:page', page: posted })).toMatchObject({ problems: [{ path }] }),
)

it.each<[unknown]>([[null], ['plaza:page'], [{ type: 'plaza:other', page: page() }]])(
  'takes no page from the message %j',
  (message) => expect(readPageMessage(message)).toBeNull(),
)

it('says of a card that the server left out that nothing of it exists', () => {
  const posted = page({ cards: [{ id: 'list', type: 'article_list', items: ['gone'] }, link('/posts/1')] })
  const filled = page({ cards: [link('/posts/1')] })
  const problems = problemsOfCards(posted as PageDocument, filled as PageDocument)
  expect(problems).toEqual([{ path: 'page.cards.0.items', message: 'Nothing that it names exists' }])
})
