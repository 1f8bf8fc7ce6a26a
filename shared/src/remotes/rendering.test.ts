import { expect, it } from 'vitest'
import { renderedSearch } from './rendering'

const declared = ['tab', 'date', 'q']

it.each([
  ['', ''],
  ['?tab=hot', '?tab=hot'],
  ['?q=%E5%B1%85%E4%BD%8F%E8%AF%81', '?q=%E5%B1%85%E4%BD%8F%E8%AF%81'],
  ['?tab=2&date=2026-11-20', '?date=2026-11-20&tab=2'],
  ['?app=ios&multiple=1.2&from=singlemessage&tab=hot', '?tab=hot'],
  ['?made_up=1&tab=hot', '?tab=hot'],
  ['?a=1&b=2&c=3&d=<b>', ''],
])('%s is rendered by %s', (search, by) => expect(renderedSearch(search, declared)).toBe(by))

it.each([
  '?q=%F0%9F%8C%B8',
  '?q=two+words',
  '?tab=hot&Authorization=secret',
  `?q=${'x'.repeat(41)}`,
  '?q=<b>',
  '?tab=a&tab=b',
])('%s is left to the browser', (search) => expect(renderedSearch(search, declared)).toBeNull())

it('leaves addresses with a query to the browser if a release declares none', () => {
  expect(renderedSearch('?tab=hot', undefined)).toBeNull()
  expect(renderedSearch('?app=ios', undefined)).toBe('')
})
