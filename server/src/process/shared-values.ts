import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { sharedValues } from '../data/schema/index'
import type { Environment } from '../environment'
import { makeKey } from '../registry/keys'
import { makeToken } from '../registry/operations/token'
import { makeSecret } from '../secret'

/**
 * Adds the values that all servers of one PostgreSQL must share and the environment lacks: the first server generates
 * them, or takes them from its own data. See docs/decisions/0031.
 */
export async function withSharedValues(environment: Environment, db: Executor): Promise<Environment> {
  const { databaseUrl, dataDir, secret, registryKey, opsToken } = environment
  if (!databaseUrl) return environment
  const shared = (name: string, file: string, make: () => string) =>
    agreeOn(db, name, readIfPresent(join(dataDir, file)) ?? make())
  return {
    ...environment,
    secret: secret ?? (await shared('secret', 'secret', makeSecret)),
    registryKey: registryKey ?? (await shared('registry-key', 'registry-key.pem', makeKey)),
    opsToken:
      opsToken ?? writeSecretFile(join(dataDir, 'ops-token'), await shared('ops-token', 'ops-token', makeToken)),
  }
}

async function agreeOn(db: Executor, name: string, proposed: string): Promise<string> {
  await db.insert(sharedValues).values({ name, value: proposed }).onConflictDoNothing()
  const [row] = await db.select().from(sharedValues).where(eq(sharedValues.name, name))
  if (!row) throw new Error(`the shared value ${name} is missing`)
  return row.value
}

const readIfPresent = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined

/** The command reads the token from the local server's data. */
function writeSecretFile(path: string, value: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${value}\n`, { mode: 0o600 })
  return value
}
