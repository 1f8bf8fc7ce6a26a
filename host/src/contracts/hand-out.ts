import type { HostApi } from '@plaza/shared/host'
import { type RemoteDocument, releaseId } from '@plaza/shared/remotes'
import { quietActs } from './acts'
import { asNeeded } from './majors'
import { telemetryOf } from './telemetry'

export interface HandedOut {
  api: HostApi
  /** From then on calls of this release do nothing and are reported. */
  revoke(): void
}

type Release = Pick<RemoteDocument, 'name' | 'version' | 'build' | 'needs' | 'wants'>
type Answer = (...args: unknown[]) => unknown
interface Acts {
  readonly [member: string]: Answer | Acts
}

/**
 * The host's interface as one release of a remote sees it: the majors that it needs, the newest of the others
 * (docs/decisions/0023).
 */
export function handOut(host: HostApi, release: Release): HandedOut {
  const telemetry = telemetryOf({ owner: release.name, release: releaseId(release) })
  let alive = true
  const leaked = new Set<string>()

  function leak(member: string): void {
    if (leaked.has(member)) return
    leaked.add(member)
    telemetry.failed('leaked-call', member)
  }

  /** A copy of a part of the interface in which what acts asks first whether the release is still wanted. */
  function guarded<Part extends object>(part: Part, acts: Acts, within = ''): Part {
    const own = Object.defineProperties({}, Object.getOwnPropertyDescriptors(part)) as Record<string, unknown>
    const whole = part as Record<string, Answer & object>
    for (const [member, answer] of Object.entries(acts)) {
      const name = within + member
      own[member] =
        typeof answer === 'function'
          ? (...args: unknown[]) => {
              if (alive) return whole[member]?.(...args)
              leak(name)
              return answer(...args)
            }
          : guarded(whole[member] ?? {}, answer, `${name}.`)
    }
    return own as Part
  }

  const acts = quietActs as unknown as Acts & { telemetry: Acts }
  const newest = Object.assign(guarded(host, acts), { telemetry: guarded(telemetry, acts.telemetry, 'telemetry.') })
  return {
    api: Object.assign(newest, asNeeded(newest, { ...release.wants, ...release.needs })),
    revoke: () => {
      alive = false
    },
  }
}
