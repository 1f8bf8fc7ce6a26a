import { expect, it } from 'vitest'
import { excerptAround } from './excerpt.model'

const marked = ({ text, marks }: ReturnType<typeof excerptAround>) =>
  marks.map(([from = 0, to = 0]) => text.slice(from, to))

it.each<[what: string, text: string, at: number, starts: string]>([
  ['a short text', 'fog on the pier', 0, 'fog'],
  ['a match in the first words', `${'海'.repeat(40)}fog${'海'.repeat(200)}`, 40, '海海'],
  ['a match far behind', `${'海'.repeat(400)}fog${'海'.repeat(200)}`, 400, '…海'],
  ['a match behind letters outside of the basic plane', `${'𠮷'.repeat(201)}fog`, 402, '…𠮷'],
])('%s is cut so that its match is in it', (_, text, at, starts) => {
  const cut = excerptAround(text, [[at, at + 3]])
  expect(marked(cut)).toEqual(['fog'])
  expect(cut.text.startsWith(starts)).toBe(true)
  expect(cut.text.length).toBeLessThanOrEqual(92)
})

it('leaves matches out that are not in the excerpt', () => {
  expect(
    marked(
      excerptAround(`fog${'海'.repeat(300)}fog`, [
        [0, 3],
        [303, 306],
      ]),
    ),
  ).toEqual(['fog'])
})
