import { tourism, type Voucher } from '@plaza/shared/api'
import { useResource, useSessionUser } from '@plaza/shared/host'
import { lazyWithRetry } from '@plaza/shared/ui'
import { useState } from 'react'
import { Part } from '../part'
import { t } from '../tourism.text'
import { VoucherCard } from './voucher-card'
import classes from './vouchers.module.css'

const CodeSheet = lazyWithRetry(() => import('./code-sheet').then((loaded) => loaded.CodeSheet))

export function Vouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  const user = useSessionUser()
  const mine = useResource(tourism.mine, {}, { enabled: user !== null })
  const [shown, show] = useState<string | null>(null)
  const claimed = (id: string) => (user ? mine.data?.list.find((one) => one.voucher_id === id) : undefined)
  const voucher = vouchers.find(({ id }) => id === shown)
  return (
    <Part id="vouchers" title={t.vouchers()}>
      <ul className={classes.list}>
        {vouchers.map((one) => (
          <li key={one.id}>
            <VoucherCard voucher={one} claimed={claimed(one.id)} onShow={() => show(one.id)} />
          </li>
        ))}
      </ul>
      <p className={classes.once}>{t.once()}</p>
      <CodeSheet voucher={voucher} claimed={voucher && claimed(voucher.id)} onClose={() => show(null)} />
    </Part>
  )
}
