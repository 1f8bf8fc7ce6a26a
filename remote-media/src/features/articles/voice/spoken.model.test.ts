import { expect, it } from 'vitest'
import { spokenLanguage, spokenParts } from './spoken.model'

it('reads the title first, then each block once and in order', () => {
  expect(
    spokenParts('Tide', '<h2>One</h2><blockquote><p>Two.</p></blockquote><figure><img alt="x"></figure><p> </p>'),
  ).toEqual(['Tide', 'One', 'Two.'])
})

it('reads plain text without blocks', () => expect(spokenParts('T', 'Only words')).toEqual(['T', 'Only words']))

it('splits a long paragraph at sentence ends without losing text', () => {
  const long = '潮水在凌晨三点退到最低。'.repeat(40)
  const [, ...parts] = spokenParts('潮', `<p>${long}</p>`)
  expect(parts.length).toBeGreaterThan(2)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(160)
  expect(parts.join('')).toBe(long)
})

it.each([
  ['星湾 harbour', 'zh-CN'],
  ['Harbour', 'en-GB'],
])('%s is spoken in %s', (text, language) => expect(spokenLanguage(text)).toBe(language))
