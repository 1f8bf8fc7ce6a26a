import { expect, it } from 'vitest'
import { linesOf } from './lines.model'

const upTo = (max: number) => (line: string) => [...line].length <= max

it.each<[what: string, text: string, lines: string[]]>([
  ['nothing', '  ', []],
  ['what fits', '潮水', ['潮水']],
  ['Chinese, anywhere', '潮水退了以后', ['潮水退了', '以后']],
  ['words of letters, between them', 'low tide now', ['low', 'tide', 'now']],
  ['a word that is too long', 'lighthouse', ['ligh', 'thou', 'se']],
  ['more than there is room for', '一二三四五六七八九十一二三四', ['一二三四', '五六七八', '九十一…']],
])('parts %s', (_, text, lines) => expect(linesOf(text, 3, upTo(4))).toEqual(lines))
