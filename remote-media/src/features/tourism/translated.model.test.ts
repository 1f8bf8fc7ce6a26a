import { expect, it } from 'vitest'
import { translated } from './translated.model'

const answer = {
  title: '雾岛',
  title_en: 'Mist Island',
  stops: [{ note: '带手电', note_en: 'Bring a torch' }, { note: '看星星' }],
  map: { width: 360, link: null },
}

it('uses English texts at any depth, and keeps the rest', () => {
  expect(translated(answer, 'en')).toMatchObject({
    title: 'Mist Island',
    stops: [{ note: 'Bring a torch' }, { note: '看星星' }],
    map: { width: 360, link: null },
  })
})

it('returns the answer itself in Chinese', () => expect(translated(answer, 'zh-CN')).toBe(answer))
