import { defineTexts } from '@plaza/shared/text'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { Field, inputClass } from '../../parts/field'

const t = defineTexts({
  cards: { en: 'Cards', zh: '卡片' },
  help: { en: 'As JSON, by the schemas of the cards.', zh: 'JSON 格式，按卡片的结构填写。' },
  broken: { en: 'This is no JSON.', zh: '不是有效的 JSON。' },
})

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** A list whose items have schemas of their own, as text. */
export function JsonWidget({ value, onChange }: WidgetProps) {
  const [text, setText] = useState(() => JSON.stringify(value ?? [], null, 2))
  function change(next: string) {
    setText(next)
    const read = parsed(next)
    if (read) onChange(read.value)
  }
  return (
    <Field label={t.cards()} help={t.help()} error={parsed(text) ? undefined : t.broken()}>
      <textarea
        className={inputClass}
        rows={16}
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  )
}
