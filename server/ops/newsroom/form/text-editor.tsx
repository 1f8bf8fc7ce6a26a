import { defineTexts } from '@plaza/shared/text'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Bold, Heading2, ImagePlus, Link, List, ListOrdered, Quote, Redo, Undo } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCall } from '../../calls/use-call'
import { Button } from '../../parts/button'
import classes from './form.module.css'
import type { EntryFormContext } from './form-context'
import { fromEditor, toEditor } from './markdown.model'
import { upload } from './upload'

const t = defineTexts({
  tools: { en: 'Format', zh: '格式' },
  bold: { en: 'Bold', zh: '加粗' },
  heading: { en: 'Heading', zh: '小标题' },
  quote: { en: 'Quotation', zh: '引用' },
  list: { en: 'List', zh: '列表' },
  numbered: { en: 'Numbered list', zh: '编号列表' },
  link: { en: 'Link', zh: '链接' },
  where: { en: 'Address of the link', zh: '链接地址' },
  picture: { en: 'Picture', zh: '插入图片' },
  undo: { en: 'Undo', zh: '撤销' },
  redo: { en: 'Redo', zh: '重做' },
})

interface TextEditorProps {
  id: string
  label: string
  /** Markdown as the demo's articles have it, or HTML. */
  value: string
  format?: 'markdown' | 'html'
  /** Where pictures of the text are seen before they are public. */
  files?: EntryFormContext['files']
  onChange(text: string): void
}

/** Pictures, each shown from where `seen` has it. The text keeps their addresses. */
const pictures = (seen: ReadonlyMap<string, string>) =>
  Image.extend({
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img')
        const address = String(node.attrs.src)
        dom.src = seen.get(address) ?? address
        dom.alt = String(node.attrs.alt ?? '')
        return { dom }
      },
  })

/** Edits a text as it will be seen. */
export function TextEditor({ id, label, value, format = 'markdown', files = {}, onChange }: TextEditorProps) {
  const [seen] = useState(() => new Map(Object.entries(files)))
  const [picture] = useState(() => pictures(seen))
  const editor = useEditor({
    extensions: [StarterKit.configure({ underline: false, strike: false }), picture, TableKit, Markdown],
    content: format === 'html' ? value : toEditor(value),
    contentType: format,
    // Its styles are ours: see form.module.css.
    injectCSS: false,
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: (event) => onChange(format === 'html' ? event.editor.getHTML() : fromEditor(event.editor.getMarkdown())),
  })
  return (
    <div className={classes.editor}>
      {editor && <Tools editor={editor} onUpload={(address, file) => seen.set(address, URL.createObjectURL(file))} />}
      <EditorContent editor={editor} className={classes.text} />
    </div>
  )
}

interface ToolsProps {
  editor: Editor
  onUpload(address: string, file: File): void
}

function Tools({ editor, onUpload }: ToolsProps) {
  const call = useCall()
  const file = useRef<HTMLInputElement>(null)
  const marks = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ bold: now.isActive('bold'), heading: now.isActive('heading', { level: 2 }) }),
  })
  const act = () => editor.chain().focus()
  const insert = (chosen: File | undefined) =>
    chosen &&
    call.run(async () => {
      const src = await upload(chosen, 'image')
      onUpload(src, chosen)
      act().setImage({ src }).run()
    })
  function link() {
    const href = window.prompt(t.where(), editor.getAttributes('link').href ?? 'https://')
    if (href === null) return
    if (href === '') act().unsetLink().run()
    else act().setLink({ href }).run()
  }
  return (
    <div className={classes.tools} role="toolbar" aria-label={t.tools()}>
      <Tool name={t.bold()} icon={<Bold />} pressed={marks.bold} onPress={() => act().toggleBold().run()} />
      <Tool
        name={t.heading()}
        icon={<Heading2 />}
        pressed={marks.heading}
        onPress={() => act().toggleHeading({ level: 2 }).run()}
      />
      <Tool name={t.quote()} icon={<Quote />} onPress={() => act().toggleBlockquote().run()} />
      <Tool name={t.list()} icon={<List />} onPress={() => act().toggleBulletList().run()} />
      <Tool name={t.numbered()} icon={<ListOrdered />} onPress={() => act().toggleOrderedList().run()} />
      <Tool name={t.link()} icon={<Link />} onPress={link} />
      <Tool name={t.picture()} icon={<ImagePlus />} onPress={() => file.current?.click()} />
      <Tool name={t.undo()} icon={<Undo />} onPress={() => act().undo().run()} />
      <Tool name={t.redo()} icon={<Redo />} onPress={() => act().redo().run()} />
      <input
        ref={file}
        type="file"
        hidden
        accept="image/*"
        aria-label={t.picture()}
        onChange={({ target }) => void insert(target.files?.[0])}
      />
      {call.refusal && <p role="alert">{call.refusal}</p>}
    </div>
  )
}

interface ToolProps {
  name: string
  icon: React.ReactNode
  pressed?: boolean
  onPress(): void
}

const Tool = ({ name, icon, pressed, onPress }: ToolProps) => (
  <Button kind="quiet" aria-label={name} title={name} aria-pressed={pressed} onClick={onPress}>
    {icon}
  </Button>
)
