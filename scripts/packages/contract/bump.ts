import { gte, inc } from 'semver'
import type { Report } from './report'

export type Bump = 'patch' | 'minor' | 'major'

/** One difference between two reports, and the least step of the version that it needs. */
export interface Difference {
  path: string
  what: 'removed' | 'changed' | 'required' | 'added' | 'optional'
  bump: Bump
}

/** The part that a path belongs to; undefined for an export. */
const parentOf = (path: string): string | undefined => /^(\S+ .+)\.[^.]+$/.exec(path)?.[1]

/** A type that is only named by others: if it comes or goes, they have changed. */
const isInner = (path: string) => /^\S+ ~[^.]+$/.test(path)

/** Compares the contract with an earlier one. A part of what is new itself is no difference. */
export function differences(before: Report, now: Report): Difference[] {
  const gone = [...before].flatMap(([path, old]): Difference[] => {
    const next = now.get(path)
    if (!next && isInner(path)) return []
    if (!next) return now.has(parentOf(path) ?? '') || !parentOf(path) ? [{ path, what: 'removed', bump: 'major' }] : []
    if (next.text !== old.text) return [{ path, what: 'changed', bump: 'major' }]
    if (old.optional && !next.optional) return [{ path, what: 'required', bump: 'major' }]
    return !old.optional && next.optional ? [{ path, what: 'changed', bump: 'major' }] : []
  })
  const added = [...now].flatMap(([path, { optional }]): Difference[] => {
    if (before.has(path) || isInner(path)) return []
    const parent = parentOf(path)
    if (parent === undefined) return [{ path, what: 'added', bump: 'minor' }]
    if (!before.has(parent)) return []
    return [optional ? { path, what: 'optional', bump: 'minor' } : { path, what: 'required', bump: 'major' }]
  })
  return [...gone, ...added]
}

/** The least step that these differences need; without any, the code alone has changed. */
export function leastBump(found: readonly Difference[]): Bump {
  const steps = new Set(found.map(({ bump }) => bump))
  return steps.has('major') ? 'major' : steps.has('minor') ? 'minor' : 'patch'
}

/** The least version after an earlier one with these differences. */
export const leastVersion = (before: string, found: readonly Difference[]): string =>
  inc(before, leastBump(found)) ?? before

const SHOWN = 8

/** Why a version cannot be packed; undefined if it can. The same version is the same contract. */
export function refusalOf(version: string, before: string, found: readonly Difference[]): string | undefined {
  const least = found.length === 0 ? before : leastVersion(before, found)
  if (gte(version, least)) return undefined
  const shown = found.filter(({ bump }) => bump === leastBump(found)).slice(0, SHOWN)
  const more = found.length > shown.length ? [`  and ${found.length - shown.length} more`] : []
  return [
    `${version} is too low: the contract differs from that of ${before} by a ${leastBump(found)} change, so it is ${least} at least.`,
    ...shown.map(({ path, what }) => `  ${what}: ${path}`),
    ...more,
  ].join('\n')
}
