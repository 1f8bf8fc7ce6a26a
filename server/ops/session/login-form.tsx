import type { Operator, PageKey } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type RefObject, useRef, useState } from 'react'
import { asFailure, send } from '../calls/call'
import { Field, inputClass } from '../parts/field'
import { keepPageKey } from './page-key'

const t = defineTexts({
  name: { en: 'Name', zh: '名称' },
  password: { en: 'Password', zh: '密码' },
  empty: { en: 'Fill in name and password.', zh: '请填写名称和密码。' },
})

export interface Login {
  busy: boolean
  refusal: string | null
  name: string
  password: string
  passwordField: RefObject<HTMLInputElement | null>
  setName(name: string): void
  setPassword(password: string): void
  submit(): Promise<void>
}

export function useLogin(onDone: (operator: Operator) => void, as = ''): Login {
  const [name, setName] = useState(as)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  async function submit(): Promise<void> {
    if (busy) return
    if (!name.trim() || !password) return setRefusal(t.empty())
    setBusy(true)
    setRefusal(null)
    try {
      const { pageKey, ...operator } = await send<Operator & PageKey>('login', { name: name.trim(), password })
      keepPageKey(pageKey)
      onDone(operator)
    } catch (error) {
      setRefusal(asFailure(error).message)
      setPassword('')
      passwordField.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, name, password, passwordField, setName, setPassword, submit }
}

export function LoginFields({ login }: { login: Login }) {
  return (
    <>
      <Field label={t.name()}>
        <input
          className={inputClass}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={login.name}
          onChange={(event) => login.setName(event.target.value)}
        />
      </Field>
      <Field label={t.password()}>
        <input
          ref={login.passwordField}
          className={inputClass}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={login.password}
          onChange={(event) => login.setPassword(event.target.value)}
        />
      </Field>
    </>
  )
}
