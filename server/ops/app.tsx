import type { Operator } from '@plaza/shared/operations'
import { defineTexts, type Language } from '@plaza/shared/text'
import { useCallback, useEffect, useState } from 'react'
import { Board } from './board'
import { asFailure, read, send } from './calls/call'
import classes from './frame/frame.module.css'
import { keepLanguage } from './frame/language'
import { LanguageSwitch } from './frame/language-switch'
import { siteName } from './frame/site-name'
import { Button } from './parts/button'
import { Empty } from './parts/state'
import { mayLeave } from './parts/unsaved'
import { LoginDialog } from './session/login-dialog'
import { LoginPage } from './session/login-page'
import { PasswordDialogs } from './session/password-dialog'
import { SessionProvider } from './session/session'

const t = defineTexts({
  title: { en: 'Plaza back office', zh: 'Plaza 后台' },
  again: { en: 'Try again', zh: '重试' },
})

type Presence =
  | { is: 'asking' }
  | { is: 'unreachable'; why: string }
  | { is: 'nobody' }
  | { is: 'known'; operator: Operator; expired: boolean }

/** Reads the session, and shows the login or the board. */
export function App() {
  const [who, setWho] = useState<Presence>({ is: 'asking' })
  const [, setLanguage] = useState<Language>()
  const enter = useCallback((operator: Operator) => setWho({ is: 'known', operator, expired: false }), [])
  const expire = useCallback(
    () => setWho((before) => (before.is === 'known' ? { ...before, expired: true } : before)),
    [],
  )
  const ask = useCallback(() => {
    read<Operator>('me').then(enter, (error) => {
      const { kind, message } = asFailure(error)
      setWho(kind === 'expired' ? { is: 'nobody' } : { is: 'unreachable', why: message })
    })
  }, [enter])
  useEffect(ask, [ask])

  const languageSwitch = (
    <LanguageSwitch
      onChange={(language) => {
        keepLanguage(language)
        setLanguage(language)
      }}
    />
  )
  const leave = () => mayLeave() && send('logout', {}).then(() => setWho({ is: 'nobody' }), ask)

  document.title = [siteName(), t.title()].filter(Boolean).join(' · ')
  if (who.is === 'asking') return null
  if (who.is === 'nobody') return <LoginPage languageSwitch={languageSwitch} onDone={enter} />
  if (who.is === 'unreachable')
    return (
      <main className={classes.alone}>
        <Empty title={who.why}>
          <Button onClick={ask}>{t.again()}</Button>
        </Empty>
      </main>
    )
  return (
    <SessionProvider value={{ operator: who.operator, expired: who.expired, expire }}>
      <Board languageSwitch={languageSwitch} onLogOut={leave} />
      <PasswordDialogs operator={who.operator} />
      {who.expired && <LoginDialog as={who.operator.name} onDone={enter} />}
    </SessionProvider>
  )
}
