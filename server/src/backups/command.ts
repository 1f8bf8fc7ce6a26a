import { parseArgs } from 'node:util'
import { type Environment, readEnvironment } from '../environment'
import { backUp } from './backup'
import { type Manifest, verifiedManifest } from './manifest'
import { restore } from './restore'

const BACKUP_USAGE = `USAGE backup <folder> [--keep <number>]

Backs up database, uploads, releases and generated keys into <folder>/plaza-<time>, while the server runs.
--keep: how many backups stay there; older ones are deleted.`

const RESTORE_USAGE = `USAGE restore <backup> [--check]

Restores a backup into an empty PLAZA_DATA and, with DATABASE_URL, an empty database.
--check: only compares every file of the backup with its manifest.`

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Runs a command; its error is one sentence and exit code 1. */
async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

const isUnspecified = (host: string): boolean => host === '0.0.0.0' || host === '::'

const urlOf = ({ host, port }: Environment): string =>
  process.env.PLAZA_URL ?? `http://${isUnspecified(host) ? '127.0.0.1' : host}:${port}/`

/** Minutes, hours or days in words. */
function ageOf({ at }: Manifest, now: number): string {
  const minutes = Math.round((now - Date.parse(at)) / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 60 / 24)} days`
}

function summaryOf({ files, at }: Manifest): string {
  const records = Object.values(files)
  const megabytes = records.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  return `${records.length} files, ${megabytes.toFixed(1)} MB, as of ${at}`
}

function countOf(keep: string | undefined): number | undefined {
  if (keep === undefined || /^[1-9]\d*$/.test(keep)) return keep === undefined ? undefined : Number(keep)
  throw new Error('--keep takes a number from 1 on.')
}

/** `node server/dist/backup.mjs <folder>`. */
export const backupCommand = (argv = process.argv.slice(2)): Promise<void> =>
  run(async () => {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { keep: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    const [target, surplus] = positionals
    if (values.help) return say(BACKUP_USAGE)
    if (!target || surplus) throw new Error(BACKUP_USAGE)
    const keep = countOf(values.keep)
    const environment = readEnvironment()
    const { folder, manifest, isTold } = await backUp(environment, { target, keep, url: urlOf(environment) })
    say(`${folder}: ${summaryOf(manifest)}`)
    if (!isTold) say('No Plaza was told, so that /ops does not know of this backup: set PLAZA_URL to its address.')
  })

/** `node server/dist/restore.mjs <backup>`. */
export const restoreCommand = (argv = process.argv.slice(2)): Promise<void> =>
  run(async () => {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    const [backup, surplus] = positionals
    if (values.help) return say(RESTORE_USAGE)
    if (!backup || surplus) throw new Error(RESTORE_USAGE)
    if (values.check) return say(`Complete and unchanged: ${summaryOf(await verifiedManifest(backup))}.`)
    const manifest = await restore(readEnvironment(), backup)
    say(`Restored ${summaryOf(manifest)}: ${ageOf(manifest, Date.now())} old. What was written later is lost.`)
    say('Pages that are open hold a newer registry: see "A restored database" in docs/operations.md.')
  })
