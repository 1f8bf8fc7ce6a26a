import { htmlRules, isSanitised } from '@plaza/shared/api'
import { long } from '@plaza/shared/testing/sampling'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstRefusedTag } from '../../rendering/plain-html'
import { browserTree, writtenTree } from '../../testing/html-trees'
import { seed } from '../../testing/seed'
import { sanitize } from './sanitize'

const bits = fc.constantFrom(
  ...['<', '>', '"', "'", '&', ';', '=', '/', '\\', ' ', '\t', '\n', '\u0000', '\u0001', '\u00a0', '\u2028', '%', '#'],
  ...[
    '&amp;',
    '&lt;',
    '&quot;',
    '&#47;',
    '&#x6a;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '</',
    '/>',
    '中',
    '😀',
    '\ud83d',
  ],
  ...[
    'https://a.example',
    'http:',
    '/media/a.webp',
    '//evil.example',
    'javascript:',
    'tel:110',
    '?q="x"&r=<b>',
    'x',
    '7',
  ],
  ...['text-align:center', 'text-align: left ;', 'position:fixed', ...htmlRules.tags],
  ...['svg', 'math', 'style', 'script', 'template', 'textarea', 'noscript', 'plaintext', 'form', 'iframe', 'title'],
)
const RUNS = long ? 50_000 : 1_000
const words = fc.array(bits, { maxLength: 8 }).map((parts) => parts.join(''))
const names = [...htmlRules.addresses, ...htmlRules.sizes, ...htmlRules.plain, 'rel', 'onclick', 'id', 'srcset', 'HREF']
const attribute = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom('"', "'", ''), words)
  .map(([name, quote, value]) => ` ${name}=${quote}${value}${quote}`)
const tag = fc
  .tuple(fc.constantFrom('<', '</'), fc.constantFrom(...htmlRules.tags, 'svg', 'style', 'IMG'), fc.array(attribute))
  .map(([open, name, attributes]) => `${open}${name}${attributes.join('')}>`)
const html = fc.array(fc.oneof(words, tag), { maxLength: 12 }).map((parts) => parts.join(''))
/** Only allowed tags, in any order. */
const tangled = fc
  .array(
    fc.oneof(fc.constantFrom(...htmlRules.tags.flatMap((name) => [`<${name}>`, `</${name}>`])), fc.constant('x')),
    {
      maxLength: 30,
    },
  )
  .map((parts) => parts.join(''))

describe(`HTML that was sanitised (PLAZA_SEED=${seed})`, () => {
  it(
    'passes as sanitized, and does not change when it is sanitized again',
    () =>
      fc.assert(
        fc.property(html, (written) => {
          const once = sanitize(written)
          expect(isSanitised(once)).toBe(true)
          expect(isSanitised(sanitize(once))).toBe(true)
        }),
        { seed, numRuns: RUNS },
      ),
    300_000,
  )

  it(
    'is valid in a page, and browsers parse it as written',
    () =>
      fc.assert(
        fc.property(fc.oneof(html, tangled), (written) => {
          const once = sanitize(written)
          expect(firstRefusedTag(once)).toBeNull()
          expect(browserTree(once)).toEqual(writtenTree(once))
        }),
        { seed, numRuns: 2 * RUNS },
      ),
    300_000,
  )

  it.each([
    ['<p>a<b>b<div>c</div></b></p>', '<p>a<b>b</b></p><div><b>c</b></div><p></p>'],
    ['<a>x<span><a>y</a></span></a>', null],
    ['<table>x<tr><td>y</td></tr></table>', 'x<table><tbody><tr><td>y</td></tr></tbody></table>'],
    ['<td>x</td>', 'x'],
    ['<p><b><table><tr><td>x</td></tr></table></b></p>', null],
    ['<ul><li><b><li>x</li></b></li></ul>', null],
  ])('keeps the text of misplaced elements: %s', (written, made) => {
    const once = sanitize(written)
    if (made !== null) expect(once).toBe(made)
    const wordsOf = (of: string) => of.replace(/<[^>]*>/g, '')
    expect(wordsOf(once)).toBe(wordsOf(written))
  })

  it.each(['<p>a<br />b</p><p>c</p>', '<p>a</p><hr /><p>b</p>'])(
    'leaves what stands after an empty element where it is: %s',
    (written) => expect(sanitize(written)).toBe(written),
  )

  it.each(['<pre>\n\nx\n</pre>', '<pre>&#10;x\n</pre>', '<pre>\r\nx\n</pre>'])(
    'begins no line that a browser drops: %j',
    (written) => expect(sanitize(written)).toBe('<pre>x\n</pre>'),
  )

  it.each([
    ['<a href=" https://x.example">x</a>', 'https://x.example'],
    ['<a href="https://x.example/?q=&quot;x&quot;">x</a>', 'https://x.example/?q=%22x%22'],
    ["<a href='https://x.example/?q=<b>&r=1'>x</a>", 'https://x.example/?q=%3Cb%3E&amp;r=1'],
    ['<a href="https://x.example/a b">x</a>', 'https://x.example/a%20b'],
    ['<a href="https://x.example/中文?a=1">x</a>', 'https://x.example/中文?a=1'],
    ['<a href="ht\ntps://x.exa\tmple">x</a>', 'https://x.example'],
  ])('leads where a browser would be led: %s', (written, href) =>
    expect(sanitize(written)).toBe(`<a href="${href}" rel="noopener nofollow">x</a>`),
  )

  it.each(['/\t/evil.example', `https://x.example/${'a'.repeat(3_000)}`, ' \u0001javascript:alert(1)'])(
    'leads nowhere by %j',
    (href) => expect(sanitize(`<a href="${href}">x</a>`)).toBe('<a rel="noopener nofollow">x</a>'),
  )
})

const SIGNS = 100_000
/** Linear processing of this much text takes some tenths of a second; backtracking takes half a minute. */
const LONGEST_MS = process.env.PLAZA_MUTATION ? 60_000 : 10_000
const filled = (bit: string, before = '', after = '') =>
  `${before}${bit.repeat((SIGNS - before.length - after.length) / bit.length)}${after}`

it.each([
  ['blanks in a style', filled(' ', '<p style="text-align:left', 'x">a</p>')],
  ['blanks before a style', filled(' ', '<p style="', 'x">a</p>')],
  ['blanks in a tag', filled(' ', '<p', 'x">a</p>')],
  ['blanks and names in a tag', filled(' a', '<p', '<')],
  ['tags that do not end', filled('<p ')],
  ['signs of tags', filled('<')],
  ['ends of tags', filled('</')],
  ['tags in each other', filled('<b>')],
  ['paragraphs in lists', filled('<li><p>')],
  ['closed tags alone', filled('</p>')],
  ['comments', filled('<!--')],
  ['comments in an address', filled('<!---->', '<a href="https://', '">x</a>')],
  ['entities', filled('&amp;', '<a href="/', '">x</a>')],
  ['quotes', filled('"', '<p title=', '>')],
  ['attributes', filled('title="" ', '<p ', '>')],
  ['attributes of other names', `<p ${Array.from({ length: 12_000 }, (_, at) => `a${at}=`).join(' ')}>`],
  ['an address', filled('/', '<img src="', '">')],
])('text of a hundred thousand characters is processed fast: %s', (_, written) => {
  const began = performance.now()
  isSanitised(written)
  isSanitised(sanitize(written))
  expect(performance.now() - began).toBeLessThan(LONGEST_MS)
})
