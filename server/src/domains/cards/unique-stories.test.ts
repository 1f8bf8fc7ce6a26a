import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../environment'
import { demoAt } from '../../seed/demo/read'
import { withoutRepeatedStories } from './unique-stories'

const { pages } = demoAt(readEnvironment({}).demoDir)

describe('a configured page', () => {
  it('shows a story in the first card that has it, by its address or its id, and no more; a ranking keeps its places', () => {
    const cards = [
      {
        type: 'banner',
        items: [
          { title: 'Bridge', link: '/posts/1' },
          { title: 'Shift', link: '/activities-details/1' },
        ],
      },
      { type: 'icon_grid', items: [{ title: 'Radio', link: '/radios' }] },
      { type: 'article_list', items: [{ id: '1' }, { id: '2' }, { id: '2' }] },
      { type: 'activity_list', items: [{ id: '1' }, { id: '2' }] },
      { type: 'rank', items: [{ id: '2' }, { id: '1' }, { id: '3' }] },
      { type: 'waterfall', items: [{ id: '3' }] },
      {
        type: 'advert',
        items: [
          { title: 'Radio again', link: '/radios' },
          { title: 'Third', link: '/posts/3' },
        ],
      },
    ]
    expect(
      withoutRepeatedStories(cards).map(({ items }) => items.map((item) => ('id' in item ? item.id : item.title))),
    ).toEqual([['Bridge', 'Shift'], ['Radio'], ['2'], ['2'], ['2', '1', '3'], ['3'], ['Radio again']])
  })

  it('keeps cards without items, and unknown items', () => {
    const cards = [{ type: 'rich_text' }, { type: 'hologram', items: [{ beam: true }, { beam: true }, null] }]
    expect(withoutRepeatedStories(cards)).toEqual(cards)
  })

  it.each(pages.map((page) => [page.id, page] as const))('%s of the demo repeats no story', (_, { cards }) => {
    const named = cards.map((card) => ({
      ...card,
      items: (card.items as unknown[] | undefined)?.map((item) =>
        typeof item === 'string' ? { id: item, ...(card.type === 'topic' && { link: `/topic-detail/${item}` }) } : item,
      ),
    }))
    expect(withoutRepeatedStories(named)).toEqual(named)
  })
})
