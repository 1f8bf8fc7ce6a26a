import { expect, it } from 'vitest'
import { neighbour, tabsOf } from './tabs.model'

const categories = [
  { id: '11', name: '要闻', name_en: 'Top news' },
  { id: '12', name: '志愿', page_id: 'volunteer' },
]
const tabs = tabsOf(categories, 'en', 'For you')

it('starts with the recommended cards, followed by the categories as a page or a feed', () => {
  expect(tabs).toEqual([
    { id: 'home', name: 'For you', shows: { page: 'home' } },
    { id: '11', name: 'Top news', shows: { feed: '11' } },
    { id: '12', name: '志愿', shows: { page: 'volunteer' } },
  ])
})

it('shows the recommended cards only once if the configuration contains them', () => {
  expect(tabsOf([{ id: '1', name: '推荐', page_id: 'home' }], 'zh-CN', '推荐')).toHaveLength(1)
})

it.each([
  ['home', 1, '11'],
  ['home', -1, undefined],
  ['12', 1, undefined],
  ['12', -1, '11'],
] as const)('from %s by %i leads to %s', (id, step, to) => expect(neighbour(tabs, id, step)?.id).toBe(to))
