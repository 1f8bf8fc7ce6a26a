import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'

/** Connection settings as libpq reads them; the process list would show a password among the arguments. */
function connectionVariables(url: string): Record<string, string> {
  const { host, port, user, password, database } = new Client({ connectionString: url })
  const sslmode = new URL(url).searchParams.get('sslmode')
  return {
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...(database && { PGDATABASE: database }),
    ...(sslmode && { PGSSLMODE: sslmode }),
  }
}

async function runProgram(name: string, args: readonly string[], url: string): Promise<void> {
  const child = spawn(name, args, {
    env: { ...process.env, ...connectionVariables(url) },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} is not installed: it comes with PostgreSQL's client.`)))
    child.once('close', resolve)
  })
  const [code, complaint] = await Promise.all([exit, text(child.stderr)])
  if (code !== 0) throw new Error(`${name} failed: ${complaint.trim()}`)
}

/** Writes a database as of one moment into a file, while it is in use. */
export const dumpPostgres = (url: string, file: string): Promise<void> =>
  runProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', file], url)

/** Restores a dump into an empty database, completely or not at all. */
export const restorePostgres = (url: string, file: string): Promise<void> => {
  const { PGDATABASE = '' } = connectionVariables(url)
  const args = ['--dbname', PGDATABASE, '--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  return runProgram('pg_restore', [...args, file], url)
}

export async function isEmptyPostgres(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      "select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname !~ '^pg_|^information_schema$' limit 1",
    )
    return rowCount === 0
  } finally {
    await client.end()
  }
}
