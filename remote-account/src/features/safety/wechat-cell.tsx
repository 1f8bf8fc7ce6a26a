import { codes, credentials, devices, type User } from '@plaza/shared/api'
import { type Failure, useAction, useHost, useResource } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Cell, MessageCircle, Sheet } from '@plaza/shared/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useUpdateUser } from '../../own-profile'
import { ProofForm } from '../../proof/proof-form'
import type { OwnerProof } from '../../proof/use-proof'
import { leaveForWechat } from '../../wechat/leave-for-wechat'
import { takeState } from '../../wechat/wechat-state.model'
import { t } from './safety.text'

/** Whether WeChat is bound; binds it by a visit to WeChat, which returns to this page with a code, or unbinds it. */
export function WechatCell({ user }: { user: User }) {
  const hasPhone = user.phone !== ''
  const host = useHost()
  const state = useResource(credentials.state, {}, { freshMs: 0 })
  const unbind = useAction(credentials.unbindWechat, {
    confirm: () => ({ title: t.askUnbind(), text: t.askUnbindText(), confirmText: t.unbind(), danger: true }),
    refreshes: [credentials.state, devices.list],
    successMessage: t.unbound,
  })
  const binding = useCodeBinding()
  const begin = async () => {
    try {
      const { url } = await host.request(
        credentials.authWechat,
        { query: { redirect: to('safety') } },
        { inPlace: true },
      )
      leaveForWechat(url, host)
    } catch (failure) {
      host.ui.toast((failure as Failure).code === codes.wayClosed ? t.wechatNone() : t.wechatFailed())
    }
  }
  const isBound = state.data?.wechat
  const change = () => {
    if (!isBound) return begin()
    return hasPhone ? unbind.run({}) : host.ui.toast(t.phoneFirst())
  }
  const isKnown = isBound !== undefined && !binding.busy
  return (
    <>
      <Cell
        title={t.wechat()}
        icon={<MessageCircle size={20} />}
        value={isKnown ? (isBound ? t.bound() : t.notBound()) : t.unknown()}
        {...(isKnown ? { onClick: () => void change() } : state.failed && { onClick: () => void state.refresh() })}
      />
      <Sheet open={binding.waits} title={t.proveTitle()} onClose={binding.drop}>
        <ProofForm why={t.proveWhy(user.phone)} byPassword={user.has_password} proof={binding} />
      </Sheet>
    </>
  )
}

/** Takes the code from WeChat out of the address, and binds with it once the account is proved. */
function useCodeBinding() {
  const { drafts, ui, navigate } = useHost()
  const [query] = useSearchParams()
  const updateUser = useUpdateUser()
  const code = query.get('code')
  const brought = query.get('state')
  const used = useRef('')
  const [login, setLogin] = useState<{ code: string; state: string } | null>(null)
  const drop = useCallback(() => setLogin(null), [])
  const bind = useAction(credentials.bindWechat, {
    refreshes: [credentials.state],
    successMessage: t.wechatBound,
    onDone: (user) => {
      drop()
      void updateUser(user)
    },
  })
  useEffect(() => {
    if (!code || used.current === code) return
    used.current = code
    const state = takeState(drafts, brought)
    if (state === null) ui.toast(t.wechatStrange())
    else setLogin({ code, state })
    navigate(to('safety'), { replace: true })
  }, [code, brought, drafts, ui, navigate])
  const { failed } = bind
  useEffect(() => {
    if (failed?.code !== codes.repeated && failed?.code !== codes.captchaSpent) return
    drop()
    ui.toast(failed.code === codes.repeated ? t.wechatTaken() : t.wechatFailed())
  }, [failed, ui, drop])
  const give = (proof: OwnerProof) => void (login && bind.run({ body: { ...login, ...proof } }))
  return { waits: login !== null, drop, give, busy: bind.busy, failed }
}
