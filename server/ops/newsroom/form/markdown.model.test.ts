import { Editor } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'
import StarterKit from '@tiptap/starter-kit'
import { expect, it } from 'vitest'
import { fromEditor, toEditor } from './markdown.model'

/** The text as the editor gives it back after it was opened. */
function opened(markdown: string): string {
  const extensions = [StarterKit.configure({ underline: false, strike: false }), Image, TableKit, Markdown]
  const editor = new Editor({ extensions, content: toEditor(markdown), contentType: 'markdown' })
  const text = fromEditor(editor.getMarkdown())
  editor.destroy()
  return text
}

it.each([
  ['bold words before a letter', '第一段，<strong>灯亮了。</strong>人们停下来看。'],
  ['headings, quotations and lists', '## 灯\n\n> “一句话”\n\n- 甲\n- 乙\n\n1. 丙\n2. 丁'],
  ['a picture with its caption, and a clip', '![图说](/media/uploads/image/x)\n\n![](clip:clip-harbour)'],
  ['a link', '看[这里](https://bay.example/)。'],
])('keeps %s', (_, markdown) => expect(opened(markdown)).toBe(markdown))

it('keeps a table', () => expect(opened('| 站 | 分 |\n| --- | --- |\n| 老 | 4 |')).toMatch(/\| 老 +\| 4 +\|/))

it('names pictures of the demo by their addresses', () =>
  expect(opened('![茶](picture:tea-cup)')).toBe('![茶](/media/pictures/tea-cup.webp)'))
