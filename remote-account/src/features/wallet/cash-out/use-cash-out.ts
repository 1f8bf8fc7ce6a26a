import { type TransferWay, wallets } from '@plaza/shared/api'
import { type Failure, useHost } from '@plaza/shared/host'
import { useQueryClient } from '@plaza/shared/query'
import { to } from '@plaza/shared/routes'
import { useDraft } from '@plaza/shared/ui'
import { useRef, useState } from 'react'
import { CASH_OUT_DRAFT, type CashOutFacts, emptyDraft, isRefusal, isWritten, toBody } from './cash-out.model'

const changed = [wallets.account, wallets.details, wallets.transfers, wallets.alipayAccount, wallets.wechatAccount]
const calls = { alipay: wallets.transfer, wechat: wallets.transferWechat } as const

/**
 * Makes a withdrawal once. The draft says that it was sent before it is; without an answer it is looked up by its key,
 * also after a reload, and never sent by itself.
 */
export function useCashOut(onRefused: (failure: Failure) => void) {
  const host = useHost()
  const client = useQueryClient()
  const pen = useDraft(CASH_OUT_DRAFT, { empty: emptyDraft, isWritten })
  const { draft, change } = pen
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const follow = (id: string) => {
    for (const { id: endpoint } of changed) void client.invalidateQueries({ queryKey: [endpoint] })
    pen.startAnew()
    host.navigate(to('cash-detail', { id }), { replace: true })
  }

  async function send(way: TransferWay, cents: number, rules: CashOutFacts['rules'], captcha: string): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    change({ sent: true, way })
    try {
      const { id } = await host.request(calls[way], { body: toBody(draft, cents, rules, captcha) })
      follow(id)
    } catch (error) {
      const failure = error as Failure
      if (isRefusal(failure)) {
        change({ sent: false })
        onRefused(failure)
      }
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    pen,
    busy,
    /** Sent, and nobody knows whether it was made. */
    isLost: draft.sent && !busy,
    follow,
    send,
  }
}
