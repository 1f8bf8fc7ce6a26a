import { expect, it } from 'vitest'
import { headedMeta } from './headed-meta'

const site = { title: '星湾融媒', description: '', image: '/logo.svg' }

it.each<[html: string | undefined, title: string]>([
  ['<main><h1 class="title" tabindex="-1">办事指南</h1></main>', '办事指南 - 星湾融媒'],
  ['<h1>Q&amp;A &lt;1&gt;</h1>', 'Q&A <1> - 星湾融媒'],
  ['<h1>星湾融媒</h1>', '星湾融媒'],
  ['<h1><span>办事指南</span></h1>', '星湾融媒'],
  ['<h2>办事指南</h2>', '星湾融媒'],
  [undefined, '星湾融媒'],
])('of %s it is %s', (html, title) => expect(headedMeta(site, '星湾融媒', html).title).toBe(title))

it('keeps the title that an answer gave', () =>
  expect(headedMeta({ ...site, title: '大桥 - 星湾融媒' }, '星湾融媒', '<h1>文章</h1>').title).toBe('大桥 - 星湾融媒'))
