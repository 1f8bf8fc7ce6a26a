import type { ContractName } from '../host/api'
import type { Needs } from './manifest'

/** Versions of each contract that a host offers: one per major. */
export type OfferedVersions = Readonly<Partial<Record<ContractName, readonly string[]>>>

/** Whether a release can run, decided before any of its code does. */
export type Verdict =
  | { state: 'ok' }
  /** Runs without these wanted contracts. */
  | { state: 'degraded'; missingContracts: readonly ContractName[] }
  /** Does not run: these needed contracts are missing. */
  | { state: 'blocked'; missingContracts: readonly ContractName[] }

const parts = (version: string) => version.split('.').map(Number) as [major: number, minor: number]

/** Whether an offered version has the needed major and at least the needed minor. */
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
