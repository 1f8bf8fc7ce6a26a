import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const INSTALLED = '/usr/lib/postgresql'

/** Folder of PostgreSQL's programs; null if it is not installed. */
export function postgresPrograms(): string | null {
  if (!existsSync(INSTALLED)) return null
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))
  const found = versions
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')))
  return found ?? null
}

/** PostgreSQL refuses to run as root, so then it runs as the user `postgres`. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

export interface Postgres {
  url: string
  /** Suspends all of its processes, like a stalled machine: connections stay open without answers. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** A folder that PostgreSQL's programs may write to, and how to run them there. */
function placeFor(base: string) {
  const dir = mkdtempSync(join(base, 'plaza-pg-'))
  const user = runAs()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dir, user.uid, user.gid)
  return { dir, options: { ...user, stdio: 'ignore', cwd: dir } as const }
}

/** Starts a temporary server on its own socket. */
export async function startPostgres(programs: string, base = tmpdir()): Promise<Postgres> {
  const { dir, options } = placeFor(base)
  execFileSync(
    join(programs, 'initdb'),
    ['-D', join(dir, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  return run(programs, dir, options)
}

/** Starts a streaming replica of a temporary server. */
export async function startReplica(programs: string, primary: Pick<Postgres, 'url'>): Promise<Postgres> {
  const { dir, options } = placeFor(tmpdir())
  const source = ['-d', primary.url, '-D', join(dir, 'data')]
  execFileSync(join(programs, 'pg_basebackup'), [...source, '-R', '-c', 'fast', '--no-sync'], options)
  return run(programs, dir, options)
}

async function run(programs: string, dir: string, options: ReturnType<typeof placeFor>['options']): Promise<Postgres> {
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(dir, 'data'), '-k', dir, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    options,
  )
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [...childrenOf(server.pid), server.pid]) {
      try {
        if (pid) process.kill(pid, name)
      } catch {
        // A child process may have exited meanwhile.
      }
    }
  }
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`
  await untilAnswered(url)
  return {
    url,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async stop() {
      signal('SIGCONT')
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Resolves once the database of a URL answers. */
export async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      await pause(50)
    }
  }
  throw new Error('PostgreSQL did not start')
}
