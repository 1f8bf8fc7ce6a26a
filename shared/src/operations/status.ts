import type { Language } from '../page-context'
import type { AppRange } from '../remotes/registry'
import type { LocalizedText } from '../text'
import type { ChangeRequest } from './access/requests'
import type { StatusPlan } from './rollouts/plans'

export interface StatusRule {
  id: string
  /** null: the remote is off. */
  release: string | null
  shells: readonly string[] | null
  regions: readonly string[] | null
  languages: readonly Language[] | null
  app: AppRange | null
  percent: number
  from: number | null
  until: number | null
  /** The base rule: for everybody, at all times. */
  base: boolean
  since: number
}

/** What the registry's checks measured in a release. */
export interface ReleaseReport {
  /** Bytes as sent (brotli): the entry, the largest page, and all files. */
  sizes: { entry: number; page: number; all: number }
  /** npm packages in the build. */
  packages: readonly string[]
  /** Who built it from which commit; null if the release has no provenance. */
  provenance: {
    by: string
    commit: string | null
    /** Whether everything was committed. */
    clean: boolean
    /** ISO 8601. */
    at: string
  } | null
}

export interface StatusRelease extends Pick<ReleaseReport, 'provenance'> {
  id: string
  version: string
  build: string
  publishedAt: number
  publishedBy: string
  revoked: boolean
  /** Whether a rule names it. */
  live: boolean
  /** Total bytes of its files as sent; null for releases published before sizes were measured. */
  bytes: number | null
  needs: Readonly<Record<string, string>>
}

/** GET `status`, or `status?remote=<name>` with one remote alone. */
export interface OperationsStatus {
  serial: number
  issuedAt: number
  /** Size of the signed document with brotli. */
  bytes: number
  remotes: readonly {
    name: string
    previous: string | null
    /** Operators who may change it besides the releasers. */
    owners: readonly string[]
    /** Share in percent above which its changes need a second person; null: none do. */
    secondPersonAbove: number | null
    /** When it was retired; null while it is in the registry. */
    retiredAt: number | null
    /** The last automatic rollback and its reason (`why` in English), until somebody promotes that release again. */
    halted: { release: string; at: number; why: string; reason: LocalizedText | null } | null
    rules: readonly StatusRule[]
    /** Active rollout plans, then those that ended within the last day, newest first. */
    plans: readonly StatusPlan[]
    /** Newest first. */
    releases: readonly StatusRelease[]
  }[]
  /** The host that runs, and all that are kept, newest first: open pages still have earlier ones. */
  host: { build: string; kept: readonly string[] }
  /** Changes that wait for a second person, oldest first. */
  waiting: readonly ChangeRequest[]
  /** In the answer to a change: its request, because it waits. */
  asked?: number
}
