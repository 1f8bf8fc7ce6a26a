import type { AnswerTemplate } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import { placeholders } from './template.model'

const t = defineTexts({
  add: { en: 'New template', zh: '新建模板' },
  edit: { en: 'Edit the template', zh: '编辑模板' },
  save: { en: 'Save', zh: '保存' },
  remove: { en: 'Delete this template', zh: '删除此模板' },
  department: { en: 'Department', zh: '部门' },
  title: { en: 'Name', zh: '名称' },
  text: { en: 'Text', zh: '内容' },
  help: {
    en: `${placeholders.join(', ')} become those of the letter.`,
    zh: `${placeholders.join('、')} 会替换为来信的标题、编号和部门。`,
  },
  missing: { en: 'Fill this in.', zh: '请填写。' },
})

interface TemplateDialogProps {
  /** null: a new one. */
  template: AnswerTemplate | null
  departments: readonly [id: string, name: string][]
  onDone(list: readonly AnswerTemplate[]): void
  onClose(): void
}

/** Adds, changes or deletes a template. */
export function TemplateDialog({ template, departments, onDone, onClose }: TemplateDialogProps) {
  const call = useCall()
  const [title, setTitle] = useState(template?.title ?? '')
  const [text, setText] = useState(template?.text ?? '')
  const [department, setDepartment] = useState(template?.department ?? departments[0]?.[0] ?? '')
  const [tried, setTried] = useState(false)

  const change = (path: 'save-template' | 'remove-template', body: object) =>
    call.run(async () => onDone((await send<{ list: readonly AnswerTemplate[] }>(`departments/${path}`, body)).list))
  async function submit() {
    setTried(true)
    if (title.trim() && text.trim())
      await change('save-template', { ...(template && { id: template.id }), department, title, text })
  }
  return (
    <Dialog
      title={template ? t.edit() : t.add()}
      action={t.save()}
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.department()}>
        <select className={inputClass} value={department} onChange={({ target }) => setDepartment(target.value)}>
          {departments.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t.title()} error={tried && !title.trim() ? t.missing() : undefined}>
        <input className={inputClass} maxLength={40} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label={t.text()} help={t.help()} error={tried && !text.trim() ? t.missing() : undefined}>
        <textarea
          className={inputClass}
          rows={8}
          maxLength={3000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {template && (
        <Button kind="danger" disabled={call.busy} onClick={() => change('remove-template', { id: template.id })}>
          {t.remove()}
        </Button>
      )}
    </Dialog>
  )
}
