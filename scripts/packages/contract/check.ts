import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../../lib/command-error'
import { root } from '../../lib/project.mjs'
import type { PackedPackage } from '../layout'
import { differences, leastVersion, refusalOf } from './bump'
import { type Report, readReport, reportOf, writeReport } from './report'
import { surfaceOf } from './surface'

/** The contract of the last recorded version. */
const recorded = join(root, 'docs', 'contract-report.txt')

/** The contract that compiled packages offer, by the names that users import. */
export function contractOf(packages: readonly { pack: PackedPackage; folder: string }[]): Report {
  const entries = packages.flatMap(({ pack, folder }) =>
    Object.entries(pack.exports).map(([name, file]) => [
      pack.name + name.slice(1),
      join(folder, file.replace(/\.js$/, '.d.ts')),
    ]),
  )
  return reportOf(surfaceOf(Object.fromEntries(entries.filter(([, file]) => file !== undefined && existsSync(file)))))
}

const readRecorded = () => readReport(existsSync(recorded) ? readFileSync(recorded, 'utf8') : 'version 0.0.0\n')

/** Refuses a version that is lower than the contract's differences from the recorded one demand. */
export function requireHonest(version: string, now: Report): void {
  const { version: before, report } = readRecorded()
  const refusal = refusalOf(version, before, differences(report, now))
  if (refusal)
    throw new CommandError(`${refusal}\nRaise \`version\` in shared/package.json, or pack a trial with --next.`)
}

/** A version for a trial, which nobody raises: the least that the differences need, marked as not final. */
export function trialVersion(now: Report): string {
  const { version, report } = readRecorded()
  return `${leastVersion(version, differences(report, now))}-next.0`
}

/** Stores the contract of a version, with which later ones are compared. */
export const record = (version: string, now: Report): void => writeFileSync(recorded, writeReport(version, now))
