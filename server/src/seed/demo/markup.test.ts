import { describe, expect, it } from 'vitest'
import { MarkupError, markupWith } from './markup'
import { mediaOf } from './media'

const picture = { id: 'tea-cup', width: 1200, height: 675, small: true, color: '#ffffff', alt: { en: '', zh: '' } }
const clip = { id: 'clip-harbour', file: 'video/clip-harbour.mp4', seconds: 14, width: 640, height: 360 }
const markup = markupWith(
  mediaOf({
    pictures: [picture],
    sounds: [],
    voices: [],
    clips: [{ ...clip, title: '', bytes: 1, poster: 'tea-cup' }],
  }),
)

describe('the Markdown of the demo', () => {
  it.each([
    ['a paragraph, with emphasis and signs', '甲 < **乙** & "丙"', '<p>甲 &lt; <strong>乙</strong> &amp; "丙"</p>'],
    ['signs that are escaped', 'A &amp; B &lt; C & D', '<p>A &amp; B &lt; C &amp; D</p>'],

    ['a heading', '## 标题', '<h2>标题</h2>'],
    ['a quotation', '> 一句话', '<blockquote><p>一句话</p></blockquote>'],
    ['a list', '- 甲\n- **乙**', '<ul><li>甲</li><li><strong>乙</strong></li></ul>'],
    [
      'a picture by its id',
      '![一杯"茶"](picture:tea-cup)',
      '<figure><img src="/media/pictures/tea-cup.webp" width="1200" height="675" loading="lazy" alt="一杯&quot;茶&quot;"><figcaption>一杯"茶"</figcaption></figure>',
    ],
    [
      'a clip by its id',
      '![](clip:clip-harbour)',
      '<video src="/media/video/clip-harbour.mp4" preload="none" playsinline controls></video>',
    ],
    [
      'a table',
      '| 站 | 分钟 |\n| --- | --- |\n| 老码头 | 4 |',
      '<table><thead><tr><th>站</th><th>分钟</th></tr></thead><tbody><tr><td>老码头</td><td>4</td></tr></tbody></table>',
    ],
    ['blocks on lines of their own', '甲\n\n乙', '<p>甲</p>\n<p>乙</p>'],
  ])('writes %s', (_, text, expected) => expect(markup(text)).toBe(expected))

  it.each([
    ['a picture that is not there', '![x](picture:tea-pot)', 'picture:tea-pot is not among'],
    ['a picture from elsewhere', '![x](https://other.example/x.png)', 'https://other.example/x.png is not among'],
    ['a clip that is not there', '![](clip:tea-cup)', 'clip:tea-cup is not among'],
    ['an emphasis that does not end', '**甲。**乙', '**甲。**乙 is no emphasis'],
  ])('refuses %s', (_, text, words) => {
    expect(() => markup(text)).toThrow(MarkupError)
    expect(() => markup(text)).toThrow(words)
  })

  it.each([
    ['open emphases', '*a_'.repeat(100_000)],
    ['quotations within quotations', '>'.repeat(200_000)],
    ['lists within lists', '1. '.repeat(100_000)],
    ['lists of quotations', '- > '.repeat(5_000)],
  ])('refuses %s, which would keep the server busy for minutes', (_, text) => {
    expect(() => markup(text)).toThrow(MarkupError)
    expect(markup('**甲**')).toBe('<p><strong>甲</strong></p>')
  })
})
