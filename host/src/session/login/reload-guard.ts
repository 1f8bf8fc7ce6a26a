import * as v from 'valibot'
import { isBelow } from '../../extensions/described-routes'
import { visit } from '../../storage/device-store'

const GAP_MS = 30_000
const PER_VISIT = 3
const Reloads = v.record(v.string(), v.array(v.number()))

interface ReloadContext {
  pathname: string
  /** First token check on the first page of this visit. */
  firstLoad: boolean
  /** The cookie could be read back: otherwise a reload would find no session and repeat. */
  kept: boolean
}

/** Whether the page may reload after a token was taken or lost. */
export function mayReload({ pathname, firstLoad, kept }: ReloadContext): boolean {
  return kept && !firstLoad && !isBelow('keepsInput', pathname) && !isBelow('frame', pathname)
}

/** Counts a reload for a reason: at most one in 30 seconds and three per visit. */
export function countReload(reason: string, now: number = Date.now()): boolean {
  const reloads = visit.read('reloads', Reloads) ?? {}
  const before = reloads[reason] ?? []
  const all = Object.values(reloads).flat()
  const tooSoon = before.some((at) => now - at < GAP_MS)
  if (tooSoon || all.length >= PER_VISIT) return false
  return visit.write('reloads', { ...reloads, [reason]: [...before, now] })
}
