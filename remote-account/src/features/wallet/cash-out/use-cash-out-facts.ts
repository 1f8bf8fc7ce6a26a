import { type TransferWay, wallets } from '@plaza/shared/api'
import { type Resource, useEvents, useResource } from '@plaza/shared/host'
import type { CashOutFacts } from './cash-out.model'

const EVERY_MS = 60_000
const asked = { freshMs: 0 }
const order: readonly TransferWay[] = ['wechat', 'alipay']

/** Everything that a withdrawal depends on, as one answer. */
export function useCashOutFacts(): Resource<CashOutFacts> {
  const wallet = useResource(wallets.account, {}, asked)
  const rules = useResource(wallets.limits, {}, asked)
  const ways = useResource(wallets.ways, {}, asked)
  const wechat = useResource(wallets.wechatAccount, {}, asked)
  const alipay = useResource(wallets.alipayAccount, {}, asked)
  useEvents('wallet', wallet.refresh, EVERY_MS)
  const all = [wallet, rules, ways, wechat, alipay]
  const targets = { wechat: named(wechat.data), alipay: alipay.data }
  const data =
    wallet.data && rules.data && ways.data && targets.wechat && targets.alipay
      ? { wallet: wallet.data, rules: rules.data, ways: openWays(ways.data, targets.wechat, targets.alipay) }
      : undefined
  return {
    data,
    failed: all.find(({ failed }) => failed)?.failed ?? null,
    pending: all.some(({ pending }) => pending),
    refreshing: all.some(({ refreshing }) => refreshing),
    refresh: async () => !(await Promise.all(all.map(({ refresh }) => refresh()))).includes(false),
  }
}

/** Nobody knows their WeChat account by its id. */
const named = <T extends { account: string; nickname: string }>(target: T | undefined): T | undefined =>
  target && { ...target, account: target.nickname || target.account }

type Targets = Readonly<Record<TransferWay, CashOutFacts['ways'][number]['target']>>

function openWays(
  open: Readonly<Record<TransferWay, 0 | 1>>,
  wechat: Targets['wechat'],
  alipay: Targets['alipay'],
): CashOutFacts['ways'] {
  const targets: Targets = { wechat, alipay }
  return order.filter((way) => open[way] === 1).map((way) => ({ way, target: targets[way] }))
}
