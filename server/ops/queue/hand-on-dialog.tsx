import type { QueueItem, QueueName } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { isMissing, WhyField } from '../changes/why-field'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import { useSession } from '../session/session'
import { versionsOf } from './queue.model'
import type { QueueSender } from './use-queue-change'

const t = defineTexts({
  title: {
    en: (items: number) => `Hand ${items} ${items === 1 ? 'item' : 'items'} on`,
    zh: (items: number) => `转交 ${items} 条内容`,
  },
  action: { en: 'Hand on', zh: '转交' },
  to: { en: 'To', zh: '转交给' },
  choose: { en: 'Choose a colleague', zh: '请选择同事' },
})

interface HandOnDialogProps {
  queue: QueueName
  items: readonly QueueItem[]
  sender: QueueSender
  onClose(): void
}

export function HandOnDialog({ queue, items, sender, onClose }: HandOnDialogProps) {
  const { operator } = useSession()
  const workers = usePolled<{ list: readonly string[] }>(`queue/${queue}/workers`)
  const [to, setTo] = useState('')
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)

  async function submit() {
    setTried(true)
    if (!to || isMissing(why)) return
    if (await sender.run('hand-on', { items: versionsOf(items), to, why })) onClose()
  }
  return (
    <Dialog
      title={t.title(items.length)}
      action={t.action()}
      busy={sender.busy}
      refusal={sender.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.to()} error={tried && !to ? t.choose() : undefined}>
        <select className={inputClass} value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="">{t.choose()}</option>
          {workers.data?.list
            .filter((name) => name !== operator.name)
            .map((name) => (
              <option key={name}>{name}</option>
            ))}
        </select>
      </Field>
      <WhyField value={why} missing={tried && isMissing(why)} onChange={setWhy} />
    </Dialog>
  )
}
