import * as v from 'valibot'
import { visit } from '../../../storage/device-store'
import { isPersonal, type Release } from '../../release'
import type { Skip } from '../../skips'

const WINDOW_MS = 60_000
const CRASHES = 3
export const QUARANTINE_MS = 300_000

const Quarantine = v.record(v.string(), v.number())
/** Key prefix of quarantined releases, followed by the remote. */
const QUARANTINE_KEY = 'quarantine.'

/** Releases that an earlier document of this visit quarantined. */
export function quarantineOf(remote: string): Map<string, Skip> {
  const kept = Object.entries(visit.read(QUARANTINE_KEY + remote, Quarantine) ?? {})
  return new Map(kept.map(([id, until]) => [id, { until, quarantined: true }]))
}

export const liftQuarantine = (remote: string): void => visit.drop(QUARANTINE_KEY + remote)

interface CrashDeps {
  wasGood(release: Release): boolean
  hasFallback(remote: string, id: string): boolean
}

/**
 * Which releases of a remote to skip after one threw. At the third crash in a minute all that threw are quarantined for
 * five minutes. At the first crash a release that was never good here is skipped, if there is a fallback.
 */
export function createCrashes({ wasGood, hasFallback }: CrashDeps) {
  const recent = new Map<string, { at: number; id: string }[]>()

  return (release: Release): Map<string, Skip> => {
    const { remote, id } = release
    if (isPersonal(release)) return new Map()
    const now = Date.now()
    const crashes = [...(recent.get(remote) ?? []).filter(({ at }) => now - at < WINDOW_MS), { at: now, id }]
    recent.set(remote, crashes)
    const until = now + QUARANTINE_MS
    if (crashes.length >= CRASHES) {
      recent.delete(remote)
      const ids = [...new Set(crashes.map((crash) => crash.id))]
      visit.write(QUARANTINE_KEY + remote, Object.fromEntries(ids.map((one) => [one, until])))
      return new Map(ids.map((one) => [one, { until, quarantined: true }]))
    }
    const isFirst = crashes.filter((crash) => crash.id === id).length === 1
    const leaves = isFirst && !wasGood(release) && hasFallback(remote, id)
    return new Map(leaves ? [[id, { until, quarantined: false }]] : [])
  }
}
