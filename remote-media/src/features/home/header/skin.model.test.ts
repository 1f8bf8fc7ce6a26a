import { expect, it } from 'vitest'
import { isLight } from './skin.model'

it.each([
  ['#fff', true],
  ['#FFE7BA', true],
  ['#ffffffcc', true],
  ['#1f2329', false],
  ['#C8161D', false],
  ['#0E5FD8', false],
])('%s is light: %s', (colour, light) => expect(isLight(colour)).toBe(light))
