import type { Operator } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { ReactNode } from 'react'
import { Brand } from '../frame/brand'
import { Button } from '../parts/button'
import classes from './login.module.css'
import { LoginFields, useLogin } from './login-form'

const t = defineTexts({
  title: { en: 'Staff login', zh: '工作人员登录' },
  lead: {
    en: 'Review of posts, letters to departments, releases: what you see depends on your role.',
    zh: '内容审核、来信办理、版本发布：登录后按您的角色显示。',
  },
  action: { en: 'Log in', zh: '登录' },
})

interface LoginPageProps {
  languageSwitch: ReactNode
  onDone(operator: Operator): void
}

export function LoginPage({ languageSwitch, onDone }: LoginPageProps) {
  const login = useLogin(onDone)
  return (
    <main className={classes.page}>
      <div className={classes.top}>
        <Brand />
        {languageSwitch}
      </div>
      <form
        className={classes.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void login.submit()
        }}
      >
        <div>
          <h1 className={classes.title}>{t.title()}</h1>
          <p className={classes.lead}>{t.lead()}</p>
        </div>
        <LoginFields login={login} />
        <p role="alert" className={classes.refusal}>
          {login.refusal}
        </p>
        <Button type="submit" kind="primary" busy={login.busy}>
          {t.action()}
        </Button>
      </form>
    </main>
  )
}
