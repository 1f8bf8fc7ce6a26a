import { expect, it } from 'vitest'
import { renderedSearch } from './rendering'

it.each([
  ['', ''],
  ['?tab=hot', '?tab=hot'],
  ['?tab=2&date=2026-11-20', '?date=2026-11-20&tab=2'],
  ['?app=ios&multiple=1.2&from=singlemessage&tab=hot', '?tab=hot'],
])('%s is rendered by %s', (search, by) => expect(renderedSearch(search)).toBe(by))

it.each([
  '?q=%E8%8A%B1',
  '?q=two+words',
  '?a=1&b=2&c=3&d=4',
  '?Authorization=secret',
  `?q=${'x'.repeat(41)}`,
  '?q=<b>',
])('%s is left to the browser', (search) => expect(renderedSearch(search)).toBeNull())
