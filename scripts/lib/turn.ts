import { spawnSync } from 'node:child_process'
import { root } from './project.mjs'

/**
 * Sets `PLAZA_TURN`, which selects the samples of a run (shared/src/testing/sampling.ts), unless it is set: a number
 * derived from the commit. Imported before anything that samples.
 */
function turnOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return String(Number.parseInt(stdout?.slice(0, 6) || '0', 16))
}
process.env.PLAZA_TURN ??= turnOfCommit()
