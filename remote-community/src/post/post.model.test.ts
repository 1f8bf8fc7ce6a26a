import { expect, it } from 'vitest'
import { headline, isLong, textOf } from './post.model'

it.each<[what: string, text: string, long: boolean]>([
  ['a sentence', '今天的海边很安静。', false],
  ['141 characters', '海'.repeat(141), true],
  ['140 characters, some outside of the basic plane', '𠮷'.repeat(140), false],
  ['six short lines', 'a\nb\nc\nd\ne\nf', false],
  ['seven short lines', 'a\nb\nc\nd\ne\nf\ng', true],
])('%s: collapsed is %s', (_, text, long) => expect(isLong(text)).toBe(long))

it.each<[what: string, content: string, title: string | null, headline: string]>([
  ['the first line', 'First line\nsecond', null, 'First line'],
  ['a first line that just fits', '潮'.repeat(36), null, '潮'.repeat(36)],
  ['a cut first line', '潮'.repeat(40), null, `${'潮'.repeat(36)}…`],
  ['the title of its vote where it has no text', ' ', 'Where to?', 'Where to?'],
])('has the headline of %s', (_, content, title, words) =>
  expect(headline({ content, vote: title === null ? null : ({ title } as never) })).toBe(words),
)

it('has no text of its own where it only says the question of its vote', () => {
  const asking = (content: string) => textOf({ content, vote: { title: 'Where to?' } as never })
  expect([asking('Where to?'), asking('Tell me'), textOf({ content: 'Fog', vote: null })]).toEqual([
    '',
    'Tell me',
    'Fog',
  ])
})
