import { formatMoney } from '@plaza/shared/format'
import { decisionRow, reasonLength } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import type { DecideDialogProps } from '../queue/decide-dialog'
import { versionsOf } from '../queue/queue.model'
import { decisionName } from '../queue/queue.text'

const t = defineTexts({
  title: {
    en: (decision: string, items: number, yuan: string) => `${decision}: ${items}, together ${yuan}`,
    zh: (decision: string, items: number, yuan: string) => `${decision} ${items} 笔，共 ${yuan}`,
  },
  why: { en: 'What was checked', zh: '核对说明' },
  whyHelp: { en: 'Stands in the log.', zh: '记入日志。' },
  reason: { en: 'Reason', zh: '拒绝原因' },
  reasonHelp: { en: 'The person reads it; the money returns to the wallet.', zh: '对方会看到，款项退回其钱包。' },
  missing: {
    en: (min: number) => `Write at least ${min} characters.`,
    zh: (min: number) => `请至少填写 ${min} 个字。`,
  },
})

/** Approves or refuses withdrawals, with the sum of all of them in sight. */
export function PayoutDialog({ queue, decision, items, sender, onClose }: DecideDialogProps) {
  const [min, max] = reasonLength(decisionRow(queue, decision))
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = words.trim().length < min
  const isRefusal = decision === 'refuse'
  const cents = items.reduce((sum, { subject }) => sum + (subject?.payout?.cents ?? 0), 0)

  async function submit() {
    setTried(true)
    if (isShort) return
    if (await sender.run('decide', { items: versionsOf(items), decision, why: words.trim() })) onClose()
  }
  return (
    <Dialog
      title={t.title(decisionName(queue, decision), items.length, formatMoney(cents))}
      action={decisionName(queue, decision)}
      kind={isRefusal ? 'danger' : 'primary'}
      busy={sender.busy}
      refusal={sender.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={isRefusal ? t.reason() : t.why()}
        help={isRefusal ? t.reasonHelp() : t.whyHelp()}
        error={tried && isShort ? t.missing(min) : undefined}
      >
        <textarea
          className={inputClass}
          rows={3}
          maxLength={max}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
