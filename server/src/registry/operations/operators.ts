import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { HOUR_SECONDS } from '@plaza/shared/format'
import type { Operator } from '@plaza/shared/operations'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { operatorSessions, operators } from '../../data/schema/index'
import { limitAttempts, rememberPlace } from '../../domains/account/attempts'
import { hashPassword, passwordMatches, SERVER_REQUESTER } from '../../domains/account/passwords'
import type { Environment } from '../../environment'
import { hashOf } from '../../secret'
import type { Deps } from '../../transport/context'
import { refuseChange } from '../refusals'
import { configuredOrGenerated } from './token'

export const SESSION_SECONDS = 12 * HOUR_SECONDS
const TOKEN_BYTES = 32
const FIRST = 'ops'
/** Operators of the demo, named by their roles. */
const DEMO_ROLES = ['reviewer', 'support', 'finance', 'centre', 'editor'] as const

interface OperatorSetup {
  db: Database
  environment: Pick<Environment, 'opsPassword' | 'dataDir' | 'demo'>
}

/** Creates the operator `ops` if there is none; the demo also has one of each of `DEMO_ROLES`, with the same password. */
export async function ensureOperator({ db, environment }: OperatorSetup): Promise<void> {
  const [any] = await db.select({ name: operators.name }).from(operators).limit(1)
  if (any) return
  const password = configuredOrGenerated(environment.opsPassword, join(environment.dataDir, 'ops-password'))
  const passwordHash = await hashPassword(password, SERVER_REQUESTER)
  const first = { name: FIRST, passwordHash, role: 'releaser' as const }
  const others = DEMO_ROLES.map((role) => ({ name: role, passwordHash, role, confirmedBy: 'setup' }))
  await db
    .insert(operators)
    .values(environment.demo ? [first, ...others] : [first])
    .onConflictDoNothing()
}

export const publicColumns = { name: operators.name, role: operators.role, confirmedBy: operators.confirmedBy }

export const toOperator = ({
  name,
  role,
  confirmedBy,
}: Pick<typeof operators.$inferSelect, 'name' | 'role' | 'confirmedBy'>): Operator => ({
  ...{ name, role },
  ...(role === 'finance' && confirmedBy === null && { unconfirmed: true as const }),
})

interface Credentials {
  name: string
  password: string
  ip: string
}

/** Refuses a wrong password, and after too many attempts from one address any; see `limitAttempts`. */
export async function checkPassword(
  { db, secret, load }: Pick<Deps, 'db' | 'secret' | 'load'>,
  { name, password, ip }: Credentials,
): Promise<typeof operators.$inferSelect> {
  const account = `ops:${hashOf(name)}`
  const { network } = await limitAttempts(
    { db, secret, load, ip },
    {
      way: 'ops',
      account,
      perAddress: {
        key: `ops:address:${ip}`,
        max: 10,
        seconds: 300,
      },
    },
  )
  const [found] = await db.select().from(operators).where(eq(operators.name, name))
  if (!(await passwordMatches(found?.passwordHash, password, { lane: 'operators', network })) || !found)
    throw refuseChange('wrongLogin')
  await rememberPlace({ db, secret, ip }, account)
  return found
}

/** Logs in; returns the session token. */
export async function logIn(
  deps: Pick<Deps, 'db' | 'secret' | 'load'>,
  credentials: Credentials,
): Promise<{ operator: Operator; token: string }> {
  const found = await checkPassword(deps, credentials)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000)
  await deps.db.insert(operatorSessions).values({ tokenHash: hashOf(token), operator: found.name, expiresAt })
  return { operator: toOperator(found), token }
}

export async function logOut(db: Database, token: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashOf(token)))
}

/** The operator of a session; null if it has expired. */
export async function operatorOf(db: Database, token: string): Promise<Operator | null> {
  const [found] = await db
    .select(publicColumns)
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.name, operatorSessions.operator))
    .where(and(eq(operatorSessions.tokenHash, hashOf(token)), gt(operatorSessions.expiresAt, new Date())))
  return found ? toOperator(found) : null
}
