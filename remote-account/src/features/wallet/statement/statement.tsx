import { type LedgerRow, StatementKind, wallets } from '@plaza/shared/api'
import { monthOf, siteDate } from '@plaza/shared/format'
import { isoMonth, oneOf, optional, useEvents, useNow, usePaged, useQueryState } from '@plaza/shared/host'
import { CellsSkeleton, FilterPills, PagedList } from '@plaza/shared/ui'
import { useState } from 'react'
import { useAmounts } from '../../../money/use-amounts'
import { kindText, t } from '../wallet.text'
import { BalanceCard, type WalletAccount } from './balance-card'
import { EntrySheet } from './entry-sheet'
import { EntryTiles } from './entry-tiles'
import { LedgerLine } from './ledger-line'
import { MonthSummary } from './month-summary'
import classes from './statement.module.css'

const EVERY_MS = 60_000

interface StatementProps {
  wallet: WalletAccount
  onRefresh: () => Promise<unknown>
}

/** The balance, and below it the statement of a month. */
export function Statement({ wallet, onRefresh }: StatementProps) {
  const amounts = useAmounts()
  const [shown, setShown] = useState<LedgerRow | null>(null)
  const [chosen, change] = useQueryState({ month: isoMonth, kind: optional(oneOf(StatementKind.options)) })
  const thisMonth = monthOf(siteDate(useNow()))
  const month = chosen.month ?? thisMonth
  const { kind } = chosen
  const list = usePaged(wallets.details, { query: { month, ...(kind && { kind }) } })
  useEvents('wallet', list.refresh, EVERY_MS)
  const refresh = async () => !(await Promise.all([onRefresh(), list.refresh()])).includes(false)
  return (
    <>
      <PagedList
        of={{ ...list, refresh }}
        keyOf={({ id }) => id}
        name={`${month} ${kind ?? ''}`}
        label={t.statement()}
        empty="earnings"
        skeleton={<CellsSkeleton rows={5} />}
        header={
          <>
            <BalanceCard wallet={wallet} amounts={amounts} />
            <EntryTiles sealed={wallet.sealed_packets} />
            {wallet.first_month && (
              <>
                <MonthSummary
                  month={month}
                  first={wallet.first_month}
                  last={thisMonth}
                  sums={list.first}
                  hidden={amounts.hidden}
                  onMonth={(next) => change({ month: next === thisMonth ? undefined : next })}
                />
                <KindFilter kind={kind} onChange={(next) => change({ kind: next })} />
              </>
            )}
          </>
        }
      >
        {(row) => <LedgerLine row={row} hidden={amounts.hidden} onShow={() => setShown(row)} />}
      </PagedList>
      <EntrySheet row={shown} hidden={amounts.hidden} onClose={() => setShown(null)} />
    </>
  )
}

interface KindFilterProps {
  kind: StatementKind | undefined
  onChange: (kind: StatementKind | undefined) => void
}

const KindFilter = ({ kind, onChange }: KindFilterProps) => (
  <div className={classes.kinds}>
    <FilterPills
      label={t.kinds()}
      all={t.all()}
      options={StatementKind.options.map((value) => ({ value, label: kindText[value]() }))}
      value={kind}
      onChange={onChange}
    />
  </div>
)
