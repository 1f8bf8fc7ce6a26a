import { decisionRow } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import type { DecideDialogProps } from '../queue/decide-dialog'
import { versionsOf } from '../queue/queue.model'
import { decisionName } from '../queue/queue.text'

const t = defineTexts({
  title: {
    en: (decision: string, items: number) => `${decision}: ${items} ${items === 1 ? 'item' : 'items'}`,
    zh: (decision: string, items: number) => `${decision} ${items} 条`,
  },
  words: { en: 'Words to the writer', zh: '给对方的话' },
  help: { en: 'The writer is told, and reads it on the page.', zh: '对方会收到消息，并在页面上看到。' },
  guests: {
    en: (items: number) => `Of these, ${items} by guests, who do not read it: reach them by their contact.`,
    zh: (items: number) => `其中 ${items} 条由访客提交，对方看不到，请通过联系方式答复。`,
  },
  missing: {
    en: (min: number) => `Write at least ${min} characters.`,
    zh: (min: number) => `请至少填写 ${min} 个字。`,
  },
})
const DEFAULT_LENGTH = [1, 200] as const

/** Writes what support decides about feedbacks and applications. */
export function SupportDialog({ queue, decision, items, sender, onClose }: DecideDialogProps) {
  const [min, max] = decisionRow(queue, decision)?.length ?? DEFAULT_LENGTH
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = words.trim().length < min
  const guests = items.filter(({ subject }) => subject?.feedback?.isGuest).length

  async function submit() {
    setTried(true)
    if (isShort) return
    if (await sender.run('decide', { items: versionsOf(items), decision, why: words.trim() })) onClose()
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
      <Field
        label={t.words()}
        help={guests > 0 ? t.guests(guests) : t.help()}
        error={tried && isShort ? t.missing(min) : undefined}
      >
        <textarea
          className={inputClass}
          rows={5}
          maxLength={max}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
