import type { AppRange } from './registry'

/** Version of our app in a user agent, as `3.2`; empty outside the app. */
export const appVersionOf = (userAgent: string): string =>
  /\bPlazaApp\/(\d{1,5}(?:\.\d{1,5}){0,3})/.exec(userAgent)?.[1] ?? ''

/** Compares versions by their numbers; a missing part counts as 0. */
function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]]
  for (let part = 0; part < Math.max(a.length, b.length); part++) {
    const difference = (a[part] ?? 0) - (b[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether a version of the app is in a range; no version is in none. */
export const isInRange = (version: string, { from, before }: AppRange): boolean =>
  version !== '' && (!from || compare(version, from) >= 0) && (!before || compare(version, before) < 0)
