import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Another process holds the data directory; the message is shown to users. */
class DataDirectoryLockedError extends Error {}

interface LockHolder {
  pid: number
  started: string
}

/**
 * Locks an embedded database, which has no lock of its own: two processes on one directory lose each other's rows.
 * Takes over a lock whose process is gone. Returns the function that releases it.
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(path)) return () => release(path)
    const holder = read(path)
    if (holder && isAlive(holder))
      throw new DataDirectoryLockedError(
        `The data in ${dirname(path)} is in use by process ${holder.pid}. Stop it first, or set PLAZA_DATA to another directory.`,
      )
    rmSync(path, { force: true })
  }
  throw new DataDirectoryLockedError(`The lock ${path} cannot be taken.`)
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(
      file,
      JSON.stringify({ pid: process.pid, started: processStat(process.pid).started } satisfies LockHolder),
    )
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(path: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder
  } catch {
    return null
  }
}

/** Process ids are reused after a reboot: the start time distinguishes them. */
function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const { state, started } = processStat(holder.pid)
  if (deadStates.has(state)) return false
  return started === '' || holder.started === '' || started === holder.started
}

/** A process that was killed but not yet reaped by its parent. */
const deadStates = new Set(['Z', 'X'])
const STATE = 0
const STARTED = 19

/** State of a process and its start in clock ticks since boot; '' if the system does not provide them. */
function processStat(pid: number): { state: string; started: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[STATE] ?? '', started: fields[STARTED] ?? '' }
  } catch {
    return { state: '', started: '' }
  }
}

function release(path: string): void {
  if (read(path)?.pid === process.pid) rmSync(path, { force: true })
}
