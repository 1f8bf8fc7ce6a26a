import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import type { ButtonProps } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'

const t = defineTexts({
  why: { en: 'Why', zh: '原因' },
  help: { en: 'Stands in the log for good.', zh: '将永久写入日志。' },
  missing: { en: 'Write at least 2 characters.', zh: '请至少填写 2 个字。' },
})
const LEAST = 2

/** An action of finance that waits for its reason. */
export interface PendingAction {
  path: 'hold' | 'release' | 'ask-reversal' | 'decide-reversal' | 'reconcile' | 'explain' | 'confirm-operator'
  body: object
  title: string
  action: string
  kind?: ButtonProps['kind']
  /** What its reason is for, unless it stands in the log alone. */
  help?: string
}

interface ActionDialogProps<T> {
  pending: PendingAction
  onDone(answer: T): void
  onClose(): void
}

export function ActionDialog<T>({ pending, onDone, onClose }: ActionDialogProps<T>) {
  const { path, body, title, action, kind, help = t.help() } = pending
  const call = useCall()
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = why.trim().length < LEAST

  async function submit() {
    setTried(true)
    if (isShort) return
    await call.run(async () => onDone(await send<T>(`finance/${path}`, { ...body, why: why.trim() })))
  }
  return (
    <Dialog
      title={title}
      action={action}
      {...(kind && { kind })}
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.why()} help={help} error={tried && isShort ? t.missing() : undefined}>
        <textarea
          className={inputClass}
          rows={3}
          maxLength={200}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Field>
    </Dialog>
  )
}
