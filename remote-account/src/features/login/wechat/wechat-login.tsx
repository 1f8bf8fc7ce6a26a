import { account, codes } from '@plaza/shared/api'
import { useAction, useHost, useResource } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, MessageCircle } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { fieldError } from '../../../captcha/captcha.model'
import { leaveForWechat } from '../../../wechat/leave-for-wechat'
import { takeState } from '../../../wechat/wechat-state.model'
import type { Consent } from '../consent'
import { t } from '../login.text'
import { originOf, withoutCode } from '../origin.model'
import classes from './wechat-login.module.css'

/** Shown inside WeChat, or where WeChat login is configured. WeChat returns to this page with a code. */
export function WechatLogin({ consent }: { consent: Consent }) {
  const host = useHost()
  const [query] = useSearchParams()
  const address = useResource(account.wechatAddress, { query: { redirect: to('login', {}, withoutCode(query)) } })
  const login = useCodeLogin(query, consent)
  const url = address.data?.url
  if (host.shell.inApp || (!url && host.shell.kind !== 'wechat')) return null
  const start = () => {
    if (!consent.ask()) return
    if (!url) return void address.refresh()
    leaveForWechat(url, host)
  }
  return (
    <section className={classes.wechat}>
      <h2 className={classes.or}>{t.or()}</h2>
      <Button
        kind="plain"
        block
        icon={<MessageCircle className={classes.sign} />}
        loading={login.busy || (!url && address.pending)}
        onClick={start}
      >
        {login.busy ? t.wechatBusy() : t.wechat()}
      </Button>
      {(login.strange || login.failed || (address.failed && !url)) && (
        <p role="alert" className={classes.failed}>
          {login.strange ? t.wechatStrange() : (fieldError(login.failed)?.words ?? t.wechatFailed())}
        </p>
      )}
    </section>
  )
}

/** Logs in once with the code from WeChat; `strange` marks a code from a login that did not start in this browser. */
function useCodeLogin(query: URLSearchParams, { agreements, agreed, renew }: Consent) {
  const { session, drafts } = useHost()
  const [strange, setStrange] = useState(false)
  const login = useAction(account.logInByWechat, { onDone: session.accept })
  const code = query.get('code')
  const used = useRef('')
  useEffect(() => {
    if (!code || used.current === code || session.getState().status === 'user' || agreements.pending) return
    used.current = code
    const state = takeState(drafts, query.get('state'))
    setStrange(state === null)
    if (state === null) return
    // A newer version came while the user was with WeChat.
    if (agreements.data && !agreed.agreed) renew()
    else void login.run({ body: { code, state, ...agreed, ...originOf(query) } })
  }, [code, query, login.run, session, drafts, agreements, agreed, renew])
  const isOutdated = login.failed?.code === codes.agreementsChanged
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (isOutdated) renew()
  }, [login.failed])
  return { ...login, failed: isOutdated ? null : login.failed, strange }
}
