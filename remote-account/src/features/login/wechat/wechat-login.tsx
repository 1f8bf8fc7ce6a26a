import { account } from '@plaza/shared/api'
import { type HostApi, useAction, useHost, useResource } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, MessageCircle } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { fieldError } from '../../../captcha/captcha.model'
import { t } from '../login.text'
import { originOf, withoutCode } from '../origin.model'
import classes from './wechat-login.module.css'
import { keepState, newState, takeState, withState } from './wechat-state.model'

/** Shown inside WeChat, or where WeChat login is configured. WeChat returns to this page with a code. */
export function WechatLogin({ mayGoOn }: { mayGoOn: () => boolean }) {
  const host = useHost()
  const [query] = useSearchParams()
  const address = useResource(account.wechatAddress, { query: { redirect: to('login', {}, withoutCode(query)) } })
  const login = useCodeLogin(query)
  const url = address.data?.url
  if (host.shell.inApp || (!url && host.shell.kind !== 'wechat')) return null
  const start = () => {
    if (!mayGoOn()) return
    if (!url) return void address.refresh()
    const state = newState()
    keepState(host.drafts, state)
    leaveFor(withState(url, state), host.openExternal)
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

/** The address comes from our server. If it is not a page of the app, the document itself navigates there. */
function leaveFor(url: string, openExternal: HostApi['openExternal']) {
  if (/^\/(?!\/)/.test(url)) window.location.assign(url)
  else openExternal(url, { by: 'editor' })
}

/** Logs in once with the code from WeChat; `strange` marks a code from a login that did not start in this browser. */
function useCodeLogin(query: URLSearchParams) {
  const { session, drafts } = useHost()
  const [strange, setStrange] = useState(false)
  const login = useAction(account.logInByWechat, { onDone: session.accept })
  const code = query.get('code')
  const used = useRef('')
  useEffect(() => {
    if (!code || used.current === code || session.getState().status === 'user') return
    used.current = code
    const state = takeState(drafts, query.get('state'))
    setStrange(state === null)
    if (state !== null) void login.run({ body: { code, state, ...originOf(query) } })
  }, [code, query, login.run, session, drafts])
  return { ...login, strange }
}
