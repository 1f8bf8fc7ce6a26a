import { expect, it } from 'vitest'
import { story } from './markup'

it.each([
  ['a paragraph, with emphasis and signs', story`甲 < **乙**`, '<p>甲 &lt; <strong>乙</strong></p>'],
  ['a heading', story`## 标题`, '<h2>标题</h2>'],
  ['a quotation', story`> 一句话`, '<blockquote><p>一句话</p></blockquote>'],
  [
    'a list',
    story`- 甲
- 乙`,
    '<ul><li>甲</li><li>乙</li></ul>',
  ],
  [
    'a picture by its id',
    story`![tea-cup] 一杯茶`,
    '<figure><img data-picture="tea-cup" alt="一杯茶"><figcaption>一杯茶</figcaption></figure>',
  ],
  ['a clip by its id', story`@video clip-harbour`, '<video data-video="clip-harbour" controls></video>'],
  [
    'a table',
    story`| 站 | 分钟 |
| 老码头 | 4 |`,
    '<table><thead><tr><th>站</th><th>分钟</th></tr></thead><tbody><tr><td>老码头</td><td>4</td></tr></tbody></table>',
  ],
])('writes %s', (_, html, expected) => expect(html).toBe(expected))
