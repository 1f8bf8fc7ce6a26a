import { useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'

export const circleTabs = ['all', 'hot', 'pictures', 'votes'] as const
export type CircleTab = (typeof circleTabs)[number]

/** The chosen tab stands in the address; an unknown one is the first. */
export function useCircleTab(circle: string): [tab: CircleTab, choose: (tab: string) => void] {
  const host = useHost()
  const [search] = useSearchParams()
  const tab = circleTabs.find((known) => known === search.get('tab')) ?? 'all'
  const choose = (next: string) =>
    host.navigate(to('circle', { circle_id: circle }, { tab: next === 'all' ? undefined : next }), { replace: true })
  return [tab, choose]
}
