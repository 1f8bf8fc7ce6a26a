import type { ListedService } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { matches } from './services.model'

const fund: ListedService = {
  ...{ id: '1', title: '公积金查询', title_en: 'Housing fund', note: '余额', note_en: 'Balance', icon: 'bank' },
  link: '/guide',
  pinyin: 'gong ji jin cha xun',
}

it.each([
  '公积金',
  '余额',
  'housing',
  'balance fund',
  'gongjijin',
  'gjj',
  'GJJ',
  'gongjj',
  'jijin',
  'chax',
  'gong ji',
  'gjj 余额',
])('%s finds the service', (words) => expect(matches(fund, words)).toBe(true))

it.each(['社保', 'gongjin', 'gjx', 'ongji', 'x', 'gongjijinchaxunn', 'housing tax'])('%s does not', (words) =>
  expect(matches(fund, words)).toBe(false),
)

it('a service without pinyin is found by its words alone', () => {
  const { pinyin: _, ...plain } = fund
  expect([matches(plain, 'gjj'), matches(plain, '公积金')]).toEqual([false, true])
})
