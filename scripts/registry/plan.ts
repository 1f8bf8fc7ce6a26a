import { DEFAULT_WAIT_MINUTES } from '../../shared/src/operations/index'
import { CommandError } from '../lib/command-error'
import { listOf } from './arguments'

/** A rollout plan; a single wait is that of each step. */
export function planOf(shares: string, waits: readonly number[] = [DEFAULT_WAIT_MINUTES], visits?: number) {
  const percents = listOf(shares).map(Number)
  if (percents.some((percent) => !Number.isFinite(percent)))
    throw new CommandError(`--plan takes shares as 1,10,50,100, not ${shares}.`)
  if (waits.length > 1 && waits.length < percents.length - 1)
    throw new CommandError(`--wait takes one duration, or ${percents.length - 1}: one between each two shares.`)
  return {
    steps: percents.map((percent, at) => ({ percent, wait: waits[at] ?? waits.at(-1) ?? DEFAULT_WAIT_MINUTES })),
    ...(visits !== undefined && { minVisits: visits }),
  }
}
