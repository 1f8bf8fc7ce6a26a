import { wallets } from '@plaza/shared/api'
import { useEvents, useResource } from '@plaza/shared/host'
import { Async, PageFrame } from '@plaza/shared/ui'
import { Statement } from './statement/statement'
import { WalletSkeleton } from './statement/wallet-skeleton'
import { t } from './wallet.text'

const EVERY_MS = 60_000

export default function WalletPage() {
  const account = useResource(wallets.account, {}, { freshMs: 0 })
  useEvents('wallet', account.refresh, EVERY_MS)
  return (
    <PageFrame title={t.title()}>
      <Async of={account} skeleton={<WalletSkeleton />}>
        {(wallet) => <Statement wallet={wallet} onRefresh={account.refresh} />}
      </Async>
    </PageFrame>
  )
}
