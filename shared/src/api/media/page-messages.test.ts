import { expect, it } from 'vitest'
import type { PageDocument } from './cards'
import { problemsOfCards, readPageMessage } from './page-messages'

const notice = { id: 'c1', v: 1, type: 'notice', items: [{ title: 'Ferries run late', link: '/posts/1' }] }
const page = (over: object = {}) => ({ id: 'draft', title: 'Draft', feed_category: null, cards: [], ...over })
const many = Array.from({ length: 61 }, (_, index) => ({ id: String(index), type: 'spacer' }))

it.each<[what: string, page: unknown, path: string]>([
  ['without a feed', page({ feed_category: undefined }), 'page.feed_category'],
  ['whose card has no id', page({ cards: [{ type: 'notice' }] }), 'page.cards.0.id'],
  ['with more cards than a page may have', page({ cards: many }), 'page.cards'],
  ['that is missing', undefined, 'page'],
])('names the field at which a posted page %s is invalid', (_, posted, path) =>
  expect(readPageMessage({ type: 'plaza:page', page: posted })).toMatchObject({ problems: [{ path }] }),
)

it.each<[unknown]>([[null], ['plaza:page'], [{ type: 'plaza:other', page: page() }]])(
  'takes no page from the message %j',
  (message) => expect(readPageMessage(message)).toBeNull(),
)

it('reports a card that the server omitted because none of its items exist', () => {
  const posted = page({ cards: [{ id: 'list', type: 'article_list', items: ['gone'] }, notice] })
  const filled = page({ cards: [notice] })
  const problems = problemsOfCards(posted as PageDocument, filled as PageDocument)
  expect(problems).toEqual([{ path: 'page.cards.0.items', message: 'Nothing that it names exists' }])
})
