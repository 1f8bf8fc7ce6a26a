import type { Operator, PageKey } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useEffect, useState } from 'react'
import { asFailure, send } from '../calls/call'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import { answerPasswords, keepPageKey } from './page-key'

const t = defineTexts({
  title: { en: 'Is it you?', zh: '请确认是您本人' },
  lead: {
    en: (name: string) => `Type the password of ${name} to go on. What you were doing stays as it is.`,
    zh: (name: string) => `请输入 ${name} 的密码以继续，您正在进行的操作会保留。`,
  },
  password: { en: 'Password', zh: '密码' },
  empty: { en: 'Type the password.', zh: '请输入密码。' },
  action: { en: 'Go on', zh: '继续' },
})

/** Asks for the password before a change that needs it; see `requirePageKey` of the server. */
export function PasswordDialogs({ operator }: { operator: Operator }) {
  const [answer, setAnswer] = useState<{ resolve(isProven: boolean): void } | null>(null)
  useEffect(() => {
    answerPasswords(() => new Promise((resolve) => setAnswer({ resolve })))
    return () => answerPasswords(async () => false)
  }, [])
  if (!answer) return null
  const close = (isProven: boolean) => {
    setAnswer(null)
    answer.resolve(isProven)
  }
  return <PasswordDialog name={operator.name} onClose={close} />
}

function PasswordDialog({ name, onClose }: { name: string; onClose(isProven: boolean): void }) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function submit(): Promise<void> {
    if (!password) return setRefusal(t.empty())
    setBusy(true)
    setRefusal(null)
    try {
      keepPageKey((await send<PageKey>('prove', { name, password })).pageKey)
      onClose(true)
    } catch (error) {
      setRefusal(asFailure(error).message)
      setPassword('')
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t.title()}
      action={t.action()}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={() => onClose(false)}
    >
      <p>{t.lead(name)}</p>
      <input hidden name="username" autoComplete="username" value={name} readOnly />
      <Field label={t.password()}>
        <input
          className={inputClass}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
