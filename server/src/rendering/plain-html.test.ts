import { createElement as h, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sanitize } from '../transport/sanitizer/sanitize'
import { firstRefusedTag } from './plain-html'

const svg = h(
  'svg',
  { viewBox: '0 0 1 1', 'aria-hidden': true },
  h('path', { d: 'M0 0' }),
  h('linearGradient', { id: 'a' }),
)

it.each([
  ['text', h('p', null, 'a < b > c & "d"', ' e')],
  ['a picture that is named early', h('img', { src: '/a.webp', srcSet: '/a.webp 1x', alt: '<b>' })],
  ['a drawing', svg],
  [
    'fields',
    h(
      'form',
      null,
      h('textarea', { defaultValue: '<p>' }),
      h('input', { disabled: true }),
      h('button', { type: 'button' }),
    ),
  ],
  ['what is still to come', h(Suspense, { fallback: h('i', null, 'soon') }, h('p', null, 'x'))],
  [
    'links',
    h(
      'p',
      null,
      ...['/a?b=c:d', 'https://x.example/', '#c', 'tel:110', '?a', 'posts/7', 'posts'].map((href) =>
        h('a', { href, key: href }),
      ),
    ),
  ],
  ['styles', h('div', { style: { width: '50%' }, className: 'a b', 'data-a': '1', tabIndex: 0 })],
])('accepts React’s output: %s', (_, element) => expect(firstRefusedTag(renderToString(element))).toBeNull())

it('accepts the sanitizer’s output', () => {
  const body =
    '<h2>a</h2><p>x<br>y &lt; z > w<img src="/a.webp" alt="1 > 0"></p><video src="/v.mp4" poster="/p.webp"></video>'
  expect(
    firstRefusedTag(sanitize(`${body}<a href="https://x.example">l</a><table><tr><td colspan="2">1</td></tr></table>`)),
  ).toBeNull()
})

it.each([
  ...['<script>1</script>', '<SCRIPT>1</SCRIPT>', '<base href="/x/">', '<meta charset="x">', '<style>a{}</style>'],
  ...[
    '<iframe src="/"></iframe>',
    '<object data="/x"></object>',
    '<embed src="/x">',
    '<title>x</title>',
    '<noscript></noscript>',
  ],
  ...[
    '<link rel="stylesheet" href="/x.css">',
    '<link rel="preload" as="script" href="/x.js">',
    '<link rel="preload" as="image" onload="x">',
  ],
  ...[
    '<plaintext>',
    '<frameset></frameset>',
    '<html></html>',
    '<body onload="x"></body>',
    '<math></math>',
    '<my-element></my-element>',
  ],
  ...['<div onclick="x"></div>', '<div ONCLICK="x"></div>', '<div\nonclick="x"></div>', '<svg onload="x"></svg>'],
  ...[
    '<a href="javascript:x"></a>',
    '<a href=" javascript:x"></a>',
    '<a href="java&#115;cript:x"></a>',
    '<a href="java\tscript:x"></a>',
  ],
  ...[
    '<a href="javascript&colon;x"></a>',
    '<a href="data:text/html,x"></a>',
    '<button formaction="javascript:x"></button>',
  ],
  ...[
    '<img src="javascript:data:image/png,x">',
    '<img src="data:image/pngx,x">',
    '<img src="data:image/bmp,x">',
    '<a href="data:image/png,x"></a>',
  ],
  ...[
    '<a href=javascript:x></a>',
    "<a href='javascript:x'></a>",
    '<p id="plaza"></p>',
    '<p id="PLAZA-boot"></p>',
    '<a name="plazaBoot"></a>',
  ],
  ...[
    '<p id="&#112;laza"></p>',
    '<template shadowrootmode="open"></template>',
    '<!-- > --><p></p>',
    '<!--<script>--><p></p>',
    '<!doctype html>',
  ],
  ...[
    '<p title="<script>1</script>"></p>',
    '<p title="a>b"></p>',
    '<textarea title="</textarea><script>"></textarea>',
    '<p',
    '<p><',
    '< p>',
  ],
  ...[
    '<div/>',
    '<path/>',
    '<a href="/a" HREF="/b"></a>',
    '<link rel="stylesheet" href="/a" rel="preload" as="image"/>',
  ],
  ...['</div>', '<p></p></p>', '<p><b></p></b>', '<?xml?>', '<![CDATA[x]]>', '<p/onclick=x></p>'],
])('refuses %s', (html) => expect(firstRefusedTag(`<p>before</p>${html}`)).toContain('<'))

it.each(['<div><p></p>', '<textarea>'])('refuses what is left open: %s', (html) => {
  expect(firstRefusedTag(html)).toBe('')
})

it.each(['data:image/png;base64,AA==', 'data:image/svg+xml,AA', 'DATA:image/webp;base64,AA=='])(
  'accepts the picture %s',
  (src) => expect(firstRefusedTag(`<img src="${src}">`)).toBeNull(),
)

it('quotes 80 signs of a refused tag', () => {
  expect(firstRefusedTag(`<p onclick="${'x'.repeat(200)}"></p>`)).toBe(`<p onclick="${'x'.repeat(69)}`)
  expect(firstRefusedTag(`<${'x'.repeat(200)}`)).toBe(`<${'x'.repeat(80)}`)
})
