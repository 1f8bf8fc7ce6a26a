import { type ContractName, contracts } from '@plaza/shared/host'
import type { SelectedRemote } from '@plaza/shared/remotes'

const parts = (version: string) => version.split('.').map(Number) as [number, number]

/** Contracts that a remote needs and this host does not offer: same major, at least the minor. */
export function missingContracts(
  needs: SelectedRemote['needs'],
  offered: Readonly<Record<string, string>> = contracts,
): ContractName[] {
  return (Object.entries(needs) as [ContractName, string][])
    .filter(([name, needed]) => {
      const [major, minor] = parts(needed)
      const [ours, oursMinor] = parts(offered[name] ?? '0.0')
      return major !== ours || oursMinor < minor
    })
    .map(([name]) => name)
}
