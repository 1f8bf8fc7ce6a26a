import { expect, it } from 'vitest'
import { sentencesOf, spokenText } from './spoken-text'

it('reads the blocks of an article, the rows of its tables, and no picture', () => {
  const html = `<p>今天，<strong>大桥</strong>合龙。</p>
<figure><img src="/a.webp" alt="桥"><figcaption>日出前后</figcaption></figure>
<h2>接下来 &amp; 以后</h2>
<table><thead><tr><th>时间</th><th>工作</th></tr></thead><tbody><tr><td>半年内</td><td>验收</td></tr></tbody></table>
<ul><li>一</li><li>二</li></ul><blockquote><p>“他想走过去。”</p></blockquote>`
  expect(spokenText(html).split('\n')).toEqual([
    '今天，大桥合龙。',
    '接下来 & 以后',
    '时间，工作',
    '半年内，验收',
    '一',
    '二',
    '“他想走过去。”',
  ])
})

it.each<[string, string[][]]>([
  ['谁？“让一让。”他说。\n\n走了', [['谁？', '“让一让。”', '他说。'], ['走了']]],
  ['It took 3.8 mm. “Is it fresh?” Yes.', [['It took 3.8 mm.', '“Is it fresh?”', 'Yes.']]],
  ['……\n——', []],
])('divides %s into sentences', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))
