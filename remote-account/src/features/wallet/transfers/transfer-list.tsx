import { wallets } from '@plaza/shared/api'
import { useEvents, usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, ButtonLink, CellsSkeleton, PagedList, PageFrame } from '@plaza/shared/ui'
import { useAmounts } from '../../../money/use-amounts'
import { t } from './transfer.text'
import { TransferRow } from './transfer-row'

const EVERY_MS = 60_000

export function TransferList() {
  const list = usePaged(wallets.transfers, {})
  const { hidden } = useAmounts()
  useEvents('wallet', list.refresh, EVERY_MS)
  return (
    <PageFrame
      title={t.list()}
      footer={
        <BottomBar>
          <ButtonLink block to={to('cash-out')}>
            {t.cashOut()}
          </ButtonLink>
        </BottomBar>
      }
    >
      <PagedList of={list} keyOf={({ id }) => id} label={t.list()} empty="data" skeleton={<CellsSkeleton />}>
        {(transfer) => <TransferRow transfer={transfer} hidden={hidden} />}
      </PagedList>
    </PageFrame>
  )
}
