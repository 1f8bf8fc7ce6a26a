import { tourism, type Voucher } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { t } from '../tourism.text'

/** Claims a voucher; the answer updates the remaining count and the user's vouchers. */
export function useClaim({ id }: Voucher) {
  const changeSeason = useCached(tourism.season)
  const changeMine = useCached(tourism.mine)
  const claim = useAction(tourism.claim, {
    successMessage: t.claimed,
    refreshes: [tourism.mine, tourism.season],
    onDone: ({ left, ...claimed }) => {
      changeMine({}, ({ list }) => ({ list: [...list.filter(({ voucher_id }) => voucher_id !== id), claimed] }))
      changeSeason({}, (season) => ({
        ...season,
        vouchers: season.vouchers.map((voucher) => (voucher.id === id ? { ...voucher, left } : voucher)),
      }))
    },
  })
  return { busy: claim.busy, claim: () => void claim.run({ params: { id } }) }
}
