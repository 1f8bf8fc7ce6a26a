import { codes, credentials } from '@plaza/shared/api'
import { type Failure, useAction, useHost, useResource } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Cell, MessageCircle } from '@plaza/shared/ui'
import { useEffect, useRef } from 'react'
import { useUpdateUser } from '../../own-profile'
import { leaveForWechat } from '../../wechat/leave-for-wechat'
import { takeState } from '../../wechat/wechat-state.model'
import { t } from './safety.text'

/** Whether WeChat is bound; binds it by a visit to WeChat, which returns to this page with a code, or unbinds it. */
export function WechatCell({ hasPhone }: { hasPhone: boolean }) {
  const host = useHost()
  const state = useResource(credentials.state, {}, { freshMs: 0 })
  const unbind = useAction(credentials.unbindWechat, {
    confirm: () => ({ title: t.askUnbind(), text: t.askUnbindText(), confirmText: t.unbind(), danger: true }),
    refreshes: [credentials.state],
    successMessage: t.unbound,
  })
  const isBinding = useCodeBinding()
  const begin = async () => {
    try {
      const { url } = await host.request(
        credentials.authWechat,
        { query: { redirect: to('safety') } },
        { inPlace: true },
      )
      leaveForWechat(url, host)
    } catch (failure) {
      host.ui.toast((failure as Failure).status === 503 ? t.wechatNone() : t.wechatFailed())
    }
  }
  const isBound = state.data?.wechat
  const change = () => {
    if (!isBound) return begin()
    return hasPhone ? unbind.run({}) : host.ui.toast(t.phoneFirst())
  }
  const isKnown = isBound !== undefined && !isBinding
  return (
    <Cell
      title={t.wechat()}
      icon={<MessageCircle size={20} />}
      value={isKnown ? (isBound ? t.bound() : t.notBound()) : t.unknown()}
      {...(isKnown ? { onClick: () => void change() } : state.failed && { onClick: () => void state.refresh() })}
    />
  )
}

/** Binds once with the code from WeChat, and takes it out of the address. */
function useCodeBinding(): boolean {
  const { drafts, ui, navigate } = useHost()
  const [query] = useSearchParams()
  const updateUser = useUpdateUser()
  const code = query.get('code')
  const brought = query.get('state')
  const used = useRef('')
  const bind = useAction(credentials.bindWechat, {
    refreshes: [credentials.state],
    successMessage: t.wechatBound,
    onDone: (user) => void updateUser(user),
  })
  useEffect(() => {
    if (!code || used.current === code) return
    used.current = code
    const state = takeState(drafts, brought)
    if (state === null) ui.toast(t.wechatStrange())
    else void bind.run({ body: { code, state } })
    navigate(to('safety'), { replace: true })
  }, [code, brought, drafts, ui, navigate, bind.run])
  const { failed } = bind
  useEffect(() => {
    if (failed?.code === codes.repeated) ui.toast(t.wechatTaken())
    else if (failed?.code === codes.captchaSpent) ui.toast(t.wechatFailed())
  }, [failed, ui])
  return bind.busy
}
