import { useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { type ActivityFilter, readFilter } from './filter.model'

/** The filter in the address, and how to change a part of it. */
export function useFilter(): [
  filter: ActivityFilter,
  change: (part: Partial<Record<keyof ActivityFilter, string | undefined>>) => void,
] {
  const host = useHost()
  const [search] = useSearchParams()
  const filter = readFilter(search)
  return [filter, (part) => host.navigate(to('voluntary-activities', {}, { ...filter, ...part }), { replace: true })]
}
