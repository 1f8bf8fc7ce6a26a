import { expect, it } from 'vitest'
import { isLight, skinStyle } from './skin.model'

it.each([
  ['#fff', true],
  ['#FFE7BA', true],
  ['#ffffffcc', true],
  ['#1f2329', false],
  ['#C8161D', false],
  ['#0E5FD8', false],
  ['#f00', false],
  ['#0f0', false],
  ['#00f', false],
  ['#ff8000', true],
  ['#0ff', true],
  ['#969696', false],
  ['#979797', true],
  ['none', false],
])('%s is light: %s', (colour, light) => expect(isLight(colour)).toBe(light))

it('keeps the picture’s URL relative to the page, not to the style file', () => {
  const skin = {
    background_image: '/media/skin.webp',
    background_color: '#C8161D',
    cate_col_font_color: '#fff',
    icon1: null,
  }
  expect(skinStyle(skin)).toMatchObject({ backgroundImage: 'url("/media/skin.webp")', '--skin': '#C8161D' })
})
