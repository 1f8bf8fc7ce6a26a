import { long } from '@plaza/shared/testing/sampling'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { browserTree, writtenTree } from '../testing/html-trees'
import { seed } from '../testing/seed'
import { elements, empty, firstRefusedTag } from './plain-html'

const names = [...elements]
const written = (name: string, inner: string) => (empty.has(name) ? `<${name}/>` : `<${name}>${inner}</${name}>`)
/** Contexts around the tested elements, chosen so that many elements are valid in them. */
const places: ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`,
  (inner) => `<table><tbody><tr>${inner}</tr></tbody></table>`,
  (inner) => `<p><b>${inner}</b></p>`,
  (inner) => `<ul><li>${inner}</li></ul>`,
  (inner) => `<a><button>${inner}</button></a>`,
  (inner) => `<select><optgroup>${inner}</optgroup></select>`,
  (inner) => `<ruby>${inner}</ruby>`,
  (inner) => `<svg>${inner}</svg>`,
]

function stays(html: string): boolean {
  if (firstRefusedTag(html) !== null) return false
  expect(browserTree(html), html).toBe(writtenTree(html))
  return true
}

it('leaves nothing that a browser moves, for each element in each other', () => {
  let taken = 0
  for (const place of places)
    for (const outer of names)
      for (const inner of names) if (stays(place(written(outer, `${written(inner, '')}x`)))) taken++
  expect(taken).toBeGreaterThan(names.length ** 2)
}, 120_000)

const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        fc.constantFrom('x', ' ', '<!--$-->', '&lt;p&gt;'),
        fc.tuple(fc.constantFrom(...names), tie('html')).map(([name, inner]) => written(name, inner)),
      ),
      { maxLength: 4, depthIdentifier: 'html' },
    )
    .map((parts) => parts.join('')),
}))

const RUNS = long ? 1_000_000 : 5_000
it(
  `leaves nothing that a browser moves, whatever is in what (PLAZA_SEED=${seed})`,
  () =>
    fc.assert(
      fc.property(fc.constantFrom(...places), html, (place, inner) => void stays(place(inner))),
      { seed, numRuns: RUNS },
    ),
  300_000,
)

it.each([
  ...['<button><button></button></button>', '<a><span><a></a></span></a>', '<ul><li><b><li></li></b></li></ul>'],
  ...['<p><b><div></div></b></p>', '<p><hr></p>', '<h2><h3></h3></h2>', '<form><p><form></form></p></form>'],
  ...['<table><div></div></table>', '<table>x</table>', '<tr></tr>', '<table><tr><p></p></tr></table>'],
  ...['<select><div></div></select>', '<option><b></b></option>', '<textarea><b></b></textarea>'],
  ...['<textarea><!--x--></textarea>', '<template><p></p></template>', '<svg><p></p></svg>', '<path></path>'],
  ...['<dl><dt><dd></dd></dt></dl>', '<ruby><rt><rp></rp></rt></ruby>', '<table><form></form></table>'],
  '<i>'.repeat(600) + '</i>'.repeat(600),
])('refuses %s', (html) => expect(firstRefusedTag(html)).not.toBeNull())

it.each([
  '<ul><li>a<ul><li>b</li></ul></li></ul>',
  '<p><button><div><p>x</p></div></button></p>',
  '<table><caption>c</caption><colgroup><col></colgroup><tbody><tr><td><table><tr><td><p>x</p></td></tr></table></td></tr></tbody></table>',
  '<a><h3>x</h3><svg><g><path></path></g></svg></a>',
  '<label>a<select><option>1<!-- -->2</option></select><textarea>x</textarea></label>',
])('takes %s', (html) => expect(stays(html)).toBe(true))

const MOST = 1_000_000
/** Linear parsing of this much HTML takes some tenths of a second; instrumented for mutants, several times as long. */
const LONGEST_MS = process.env.PLAZA_MUTATION ? 60_000 : 5_000
it.each([
  ['empty elements', '<br>'],
  ['elements in a row', '<b></b>'],
  ['open elements', '<b>'],
  ['lists in lists', '<ul><li>'],
  ['attributes', '<b title="a" lang="b" class="c"></b>'],
  ['signs of tags', '<'],
  ['words', 'x'],
  ['comments', '<!--$-->'],
])('is fast for a million characters of %s', (_, bit) => {
  const began = performance.now()
  firstRefusedTag(bit.repeat(MOST / bit.length))
  expect(performance.now() - began).toBeLessThan(LONGEST_MS)
})

it.each([
  ['words in a cell', `<p>${'x'.repeat(MOST)}</p>`],
  ['blanks in a table', `<table>${' '.repeat(MOST)}</table>`],
  ['one long tag', `<b ${'a '.repeat(MOST / 2)}></b>`],
  ['a tag of many attributes', `<b ${Array.from({ length: 90_000 }, (_, at) => `a${at}=""`).join(' ')}></b>`],
  ['half a tag', `<b ${'a'.repeat(MOST)}`],
])('is fast for a million characters as %s', (_, html) => {
  const began = performance.now()
  firstRefusedTag(html)
  expect(performance.now() - began).toBeLessThan(LONGEST_MS)
})
