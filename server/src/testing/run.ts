import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { postgresPrograms, startPostgres } from './postgres'
import type { TestRun } from './test-database'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 1e9

/** A database has thousands of files: in a memory file system it is created ten times faster. */
function quickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir()
}

/** Killed runs leave their folders behind. */
function removeStaleFolders(base: string): void {
  for (const name of readdirSync(base)) {
    const [, process] = /^plaza-run-(\d+)-/.exec(name) ?? []
    if (process && !existsSync(`/proc/${process}`)) rmSync(join(base, name), { recursive: true, force: true })
  }
}

/** Runs before the first test: with PLAZA_TEST_PG=1 all databases are in one temporary PostgreSQL. */
export default async function startTestRun({ provide }: TestProject): Promise<() => Promise<void>> {
  const base = quickFolder()
  removeStaleFolders(base)
  const folder = mkdtempSync(join(base, `plaza-run-${process.pid}-`))
  const programs = process.env.PLAZA_TEST_PG === '1' ? postgresPrograms() : null
  const postgres = programs ? await startPostgres(programs, base) : null
  const run: TestRun = { folder, postgres: postgres?.url ?? null }
  provide('run', run)
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
