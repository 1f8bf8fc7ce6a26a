import { routeTables } from '@plaza/shared/testing'
import { expect, it } from 'vitest'
import { pageShare } from './page-share'

const site = { name: 'Starbay', top_paperwork: 'News of the bay', image: '/logo.svg' }
const of = (id: string, params: Record<string, string>, answers: Record<string, object>) => {
  const row = Object.values(routeTables).find((table) => id in table)?.[id] as never
  const address = '/somewhere'
  return pageShare({ route: { id, row }, params, address, title: 'The title - Starbay', site }, (endpoint, input) =>
    JSON.stringify(input) === JSON.stringify({ params }) ? answers[endpoint] : undefined,
  )
}

it.each<[what: string, ReturnType<typeof of>, expected: object]>([
  [
    'what has not come yet',
    of('audio', { id: '7' }, {}),
    { id: 'audio', target: 'page', text: 'News of the bay', image: '/logo.svg' },
  ],
  [
    'an album',
    of('album', { id: '2001' }, { 'contents.album': { id: '2001', title: 'A', summary: 'Of tides', image: '/a.jpg' } }),
    { id: '2001', target: 'content', title: 'A - Starbay', text: 'Of tides', image: '/a.jpg' },
  ],
  [
    'a category, which is no content',
    of('category', { id: '3' }, { 'categories.detail': { id: '3', name: 'Travel' } }),
    { id: 'category', target: 'page', title: 'Travel - Starbay', image: '/logo.svg' },
  ],
  [
    'an activity without a picture',
    of('activity', { id: '40001' }, { 'activities.detail': { id: '40001', title: 'Beach', image: null } }),
    { id: '40001', target: 'activity', title: 'Beach - Starbay', text: 'News of the bay', image: '/logo.svg' },
  ],
  ['a page of its own', of('root', {}, {}), { id: 'root', target: 'page' }],
])('%s', (_, share, expected) => {
  expect(share).toMatchObject({ title: 'The title - Starbay', ...expected, address: '/somewhere' })
})
