import { type AnswerTemplate, type DepartmentChoice, decisionRow, reasonLength } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { isMissing } from '../changes/why-field'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import type { DecideDialogProps } from '../queue/decide-dialog'
import { versionsOf } from '../queue/queue.model'
import { decisionName } from '../queue/queue.text'
import { filled, namesOf } from './template.model'

const t = defineTexts({
  title: {
    en: (decision: string, items: number) => `${decision}: ${items} ${items === 1 ? 'letter' : 'letters'}`,
    zh: (decision: string, items: number) => `${decision} ${items} 件来信`,
  },
  template: { en: 'From a template', zh: '使用模板' },
  choose: { en: 'Choose', zh: '请选择' },
  answer: { en: 'Answer', zh: '答复内容' },
  words: { en: 'Words to the writer', zh: '给来信人的话' },
  everybody: { en: 'Everybody who may see the letter reads it.', zh: '能看到来信的人都会看到。' },
  writer: { en: 'Its writer reads it.', zh: '来信人会看到。' },
  missing: {
    en: (min: number) => (min > 1 ? `Write at least ${min} characters.` : 'Write something: the writer reads it.'),
    zh: (min: number) => (min > 1 ? `请至少填写 ${min} 个字。` : '请填写内容，来信人会看到。'),
  },
  department: { en: 'Department', zh: '转办部门' },
  noDepartment: { en: 'Choose a department.', zh: '请选择部门。' },
})

/** Writes what a department decides about letters: an answer, a question, where it belongs, why it ends. */
export function AdviceDialog({ queue, decision, items, sender, onClose }: DecideDialogProps) {
  const row = decisionRow(queue, decision)
  const [min, max] = reasonLength(row)
  const [words, setWords] = useState('')
  const [department, setDepartment] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = isMissing(words) || words.trim().length < min

  async function submit() {
    setTried(true)
    if (isShort || (row?.needsDepartment && !department)) return
    const body = { items: versionsOf(items), decision, why: words.trim(), ...(department && { department }) }
    if (await sender.run('decide', body)) onClose()
  }
  return (
    <Dialog
      title={t.title(decisionName(queue, decision), items.length)}
      action={decisionName(queue, decision)}
      kind={decision === 'refuse' ? 'danger' : 'primary'}
      busy={sender.busy}
      refusal={sender.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {row?.needsDepartment && (
        <DepartmentField value={department} missing={tried && !department} onChange={setDepartment} />
      )}
      {decision === 'answer' && <TemplateField onChoose={(template) => setWords(filled(template, items))} />}
      <Field
        label={decision === 'answer' ? t.answer() : t.words()}
        help={decision === 'answer' ? t.everybody() : t.writer()}
        error={tried && isShort ? t.missing(min) : undefined}
      >
        <textarea
          className={inputClass}
          rows={decision === 'answer' ? 8 : 3}
          maxLength={max}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}

function TemplateField({ onChoose }: { onChoose(text: string): void }) {
  const { data } = usePolled<{ list: readonly AnswerTemplate[] }>('departments/templates')
  if (!data || data.list.length === 0) return null
  return (
    <Field label={t.template()}>
      <select
        className={inputClass}
        value=""
        onChange={({ target }) => onChoose(data.list.find(({ id }) => id === target.value)?.text ?? '')}
      >
        <option value="">{t.choose()}</option>
        {data.list.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface DepartmentFieldProps {
  value: string
  missing: boolean
  onChange(id: string): void
}

function DepartmentField({ value, missing, onChange }: DepartmentFieldProps) {
  const { data } = usePolled<{ list: readonly DepartmentChoice[] }>('departments')
  return (
    <Field label={t.department()} error={missing ? t.noDepartment() : undefined}>
      <select className={inputClass} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t.choose()}</option>
        {namesOf(data?.list ?? [], language()).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
