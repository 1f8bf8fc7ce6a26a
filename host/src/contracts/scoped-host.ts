import type { HostApi } from '@plaza/shared/host'
import { type RemoteManifest, releaseId } from '@plaza/shared/remotes'
import { withOlderMajors } from './majors'
import { revokedAnswers } from './revoked-answers'
import { telemetryOf } from './telemetry'

export interface ScopedHost {
  api: HostApi
  /** From then on calls of this release do nothing and are reported, and nothing calls it. */
  revoke(): void
}

type ReleaseIdentity = Pick<RemoteManifest, 'name' | 'version' | 'build' | 'needs' | 'wants'>
type HostMethod = (...args: unknown[]) => unknown
interface AnswerTable {
  readonly [member: string]: HostMethod | AnswerTable
}

/** Members that return the function that unsubscribes. */
const subscribing: readonly string[] = ['events.listen', 'onReselect']

/**
 * The host's interface for one release of a remote: the majors that it needs, and the newest of the other contracts
 * (docs/decisions/0023).
 */
export function createScopedHost(host: HostApi, release: ReleaseIdentity): ScopedHost {
  const telemetry = telemetryOf({ owner: release.name, release: releaseId(release) })
  let alive = true
  const stops = new Set<() => void>()
  const leaked = new Set<string>()

  function leak(member: string): void {
    if (leaked.has(member)) return
    leaked.add(member)
    telemetry.failed('leaked-call', member)
  }

  /** The release's subscriptions end with it. */
  function untilRevoked(stop: () => void): () => void {
    stops.add(stop)
    return () => {
      stops.delete(stop)
      stop()
    }
  }

  /** Copies a part of the interface; members with side effects check first whether the release was revoked. */
  function guarded<Part extends object>(part: Part, acts: AnswerTable, within = ''): Part {
    const own = Object.defineProperties({}, Object.getOwnPropertyDescriptors(part)) as Record<string, unknown>
    const members = part as Record<string, HostMethod & object>
    for (const [member, answer] of Object.entries(acts)) {
      const name = within + member
      own[member] =
        typeof answer === 'function'
          ? (...args: unknown[]) => {
              if (!alive) {
                leak(name)
                return answer(...args)
              }
              const answered = members[member]?.(...args)
              return subscribing.includes(name) ? untilRevoked(answered as () => void) : answered
            }
          : guarded(members[member] ?? {}, answer, `${name}.`)
    }
    return own as Part
  }

  const acts = revokedAnswers as unknown as AnswerTable & { telemetry: AnswerTable }
  const newest = Object.assign(guarded(host, acts), { telemetry: guarded(telemetry, acts.telemetry, 'telemetry.') })
  return {
    api: Object.assign(newest, withOlderMajors(newest, { ...release.wants, ...release.needs })),
    revoke: () => {
      alive = false
      for (const stop of stops) stop()
      stops.clear()
    },
  }
}
