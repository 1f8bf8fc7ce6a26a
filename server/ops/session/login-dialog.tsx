import type { Operator } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useEffect } from 'react'
import { Dialog } from '../parts/dialog'
import { LoginFields, useLogin } from './login-form'

const t = defineTexts({
  title: { en: 'Log in again', zh: '请重新登录' },
  lead: {
    en: 'Your session ended. What you were doing stays as it is behind this.',
    zh: '登录已过期，您正在填写的内容会保留。',
  },
  action: { en: 'Log in', zh: '登录' },
})

/** Opens above everything else, which keeps what was typed. */
export function LoginDialog({ as, onDone }: { as: string; onDone(operator: Operator): void }) {
  const login = useLogin(onDone, as)
  const { passwordField } = login
  useEffect(() => passwordField.current?.focus(), [passwordField])
  return (
    <Dialog title={t.title()} action={t.action()} busy={login.busy} refusal={login.refusal} onSubmit={login.submit}>
      <p>{t.lead()}</p>
      <LoginFields login={login} />
    </Dialog>
  )
}
