import type { ContractName } from '../host/api'
import type { Needs } from './manifest'

/** Versions that a host offers of each contract: one for each major that it carries. */
export type OfferedVersions = Readonly<Partial<Record<ContractName, readonly string[]>>>

/** Decided before any code of the release runs. */
export type Verdict =
  | { state: 'ok' }
  /** It runs without these, which it wants. */
  | { state: 'degraded'; missingContracts: readonly ContractName[] }
  /** It does not run: it needs these. */
  | { state: 'blocked'; missingContracts: readonly ContractName[] }

const parts = (version: string) => version.split('.').map(Number) as [major: number, minor: number]

/** Whether one of the offered versions has the major and at least the minor that is needed. */
export function isOffered(needed: string, offered: readonly string[] = []): boolean {
  const [major, minor] = parts(needed)
  return offered.map(parts).some(([ours, oursMinor]) => ours === major && oursMinor >= minor)
}

const missing = (needs: Needs, offered: OfferedVersions) =>
  (Object.entries(needs) as [ContractName, string][])
    .filter(([name, needed]) => !isOffered(needed, offered[name]))
    .map(([name]) => name)

/** Whether a release can run on a host. */
export function verdictOf({ needs, wants = {} }: { needs: Needs; wants?: Needs }, offered: OfferedVersions): Verdict {
  const needed = missing(needs, offered)
  if (needed.length > 0) return { state: 'blocked', missingContracts: needed }
  const wanted = missing(wants, offered)
  return wanted.length > 0 ? { state: 'degraded', missingContracts: wanted } : { state: 'ok' }
}
