import {
  decisionRow,
  type QueueDecision,
  type QueueItem,
  type QueueName,
  queues,
  reasonLength,
} from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { isMissing } from '../changes/why-field'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import { Segments } from '../parts/segments'
import { useSession } from '../session/session'
import { versionsOf } from './queue.model'
import classes from './queue.module.css'
import { decisionName } from './queue.text'
import type { QueueSender } from './use-queue-change'

const t = defineTexts({
  title: {
    en: (decision: string, items: number) => `${decision}: ${items} ${items === 1 ? 'item' : 'items'}`,
    zh: (decision: string, items: number) => `${decision} ${items} 条内容`,
  },
  reason: { en: 'Reason', zh: '理由' },
  help: { en: 'The author reads it, and it stands in the log.', zh: '作者会看到，并写入日志。' },
  missing: { en: 'Say why: the author reads it.', zh: '请填写理由，作者会看到。' },
  ban: { en: 'Ban the author', zh: '是否禁言作者' },
  none: { en: 'No ban', zh: '不禁言' },
  days: {
    en: (days: number) => (days === 1 ? 'Ban 1 day' : `Ban ${days} days`),
    zh: (days: number) => `禁言 ${days} 天`,
  },
})
const reasons = defineTexts({
  advertising: { en: 'Advertising', zh: '含有广告或联系方式' },
  office: { en: 'Speaks in the name of an authority', zh: '冒用官方名义' },
  rumour: { en: 'Not confirmed', zh: '内容未经证实' },
  abuse: { en: 'Insults somebody', zh: '含有辱骂或攻击' },
  privacy: { en: 'Shows somebody’s private data', zh: '泄露他人隐私' },
})
const banDays = [0, 1, 7, 30] as const
type BanDays = (typeof banDays)[number]

export interface DecideDialogProps {
  queue: QueueName
  decision: QueueDecision
  items: readonly QueueItem[]
  sender: QueueSender
  onClose(): void
}

/** Asks for the reason of a decision. */
export function DecideDialog({ queue, decision, items, sender, onClose }: DecideDialogProps) {
  const row = decisionRow(queue, decision)
  const needsReason = row?.needsReason === true
  const mayBan = useSession().operator.role === queues[queue].role
  const [, most] = reasonLength(row)
  const [why, setWhy] = useState('')
  const [days, setDays] = useState<BanDays>(0)
  const [tried, setTried] = useState(false)
  const missing = needsReason && isMissing(why)

  async function submit() {
    setTried(true)
    if (missing) return
    const body = { items: versionsOf(items), decision, ...(why && { why }), ...(days && { banDays: days }) }
    if (await sender.run('decide', body)) onClose()
  }
  return (
    <Dialog
      title={t.title(decisionName(queue, decision), items.length)}
      action={decisionName(queue, decision)}
      kind={needsReason ? 'danger' : 'primary'}
      busy={sender.busy}
      refusal={sender.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.reasons}>
        {Object.values(reasons).map((reason) => (
          <Button key={reason()} onClick={() => setWhy(reason())}>
            {reason()}
          </Button>
        ))}
      </div>
      <Field label={t.reason()} help={t.help()} error={tried && missing ? t.missing() : undefined}>
        <textarea
          className={inputClass}
          rows={2}
          maxLength={most}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
      </Field>
      {needsReason && mayBan && (
        <Segments<BanDays>
          label={t.ban()}
          value={days}
          onChange={setDays}
          options={banDays.map((value) => ({ value, name: value === 0 ? t.none() : t.days(value) }))}
        />
      )}
    </Dialog>
  )
}
