import { expect, it } from 'vitest'
import { csvOf } from './csv'

it('begins with the byte order mark, quotes what needs it and ends each line', () => {
  expect(csvOf([['a', 'b,c', 'd"e', 'f\ng', null, -1.5]])).toBe('\uFEFFa,"b,c","d""e","f\ng",,-1.5\r\n')
})

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (cell) => {
  expect(csvOf([[cell]])).toMatch(/^\uFEFF"?'/)
})
