import { expect, it } from 'vitest'
import { insertName, mentionedIds, type TypedName, typedName } from './mention.model'

it.each<[what: string, text: string, found: TypedName | null]>([
  ['the sign alone', '@', { from: 0, q: '' }],
  ['the first signs of a name', 'thanks @ann', { from: 7, q: 'ann' }],
  ['a name behind Chinese words', '谢谢@小明', { from: 2, q: '小明' }],
  ['a name that is finished', '@ann ', null],
  ['an address of mail', 'ann@town', null],
  ['a long text without blanks', `@${'海'.repeat(21)}`, null],
  ['no sign', 'thanks', null],
])('%s: %s', (_, text, found) => expect(typedName(text, text.length)).toEqual(found))

it('looks at the text before the caret alone', () => expect(typedName('@an and more', 3)).toEqual({ from: 0, q: 'an' }))

it('puts the chosen name in place of the typed one, with one blank', () => {
  expect(insertName('thanks @an and', { from: 7, q: 'an' }, 'Ann Lee')).toEqual({
    text: 'thanks @Ann Lee and',
    caret: 16,
  })
})

it('sends ids in the order of the text, of the longer name, and none that was taken out', () => {
  const chosen = [
    { id: '1', name: 'Ann' },
    { id: '2', name: 'Ann Lee' },
    { id: '3', name: 'Bo' },
  ]
  expect(mentionedIds('@Ann Lee and @Ann and @Ann Lee', chosen)).toEqual(['2', '1', '2'])
  expect(mentionedIds('nobody', chosen)).toEqual([])
  expect(mentionedIds('@Bo '.repeat(12), chosen)).toHaveLength(10)
})
