import { expect, it } from 'vitest'
import { isVisible, type Viewer } from './visible'

const viewer: Viewer = {
  loggedIn: false,
  shell: 'h5',
  city: '990100',
  language: 'en',
  now: Date.parse('2026-11-22T12:00:00Z'),
}
const noon = '2026-11-22T12:00:00Z'
const later = '2026-11-22T12:00:01Z'

it.each([
  ['nothing', undefined, true],
  ['an empty condition', {}, true],
  ['guests', { login: 'guest' }, true],
  ['people who are logged in', { login: 'user' }, false],
  ['this shell among others', { shells: ['wechat', 'h5'] }, true],
  ['another shell', { shells: ['ios'] }, false],
  ['no shell at all', { shells: [] }, false],
  ['this city', { cities: ['990100'] }, true],
  ['another city', { cities: ['990200'] }, false],
  ['readers of this language', { languages: ['en'] }, true],
  ['readers of another language', { languages: ['zh-CN'] }, false],
  ['from this very moment on', { from: noon }, true],
  ['from the next second on', { from: later }, false],
  ['until this very moment', { until: noon }, false],
  ['until the next second', { until: later }, true],
  ['a window that holds in a city that does not', { until: later, cities: ['990200'] }, false],
] as const)('a card for %s', (_, condition, visible) => {
  expect(isVisible(condition as Parameters<typeof isVisible>[0], viewer)).toBe(visible)
})

it('recognizes a logged-in user', () => {
  expect(isVisible({ login: 'user' }, { ...viewer, loggedIn: true })).toBe(true)
  expect(isVisible({ login: 'guest' }, { ...viewer, loggedIn: true })).toBe(false)
})
