import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../data/database'
import { reasonOf } from '../../data/failures'
import { newId } from '../../data/ids'
import { type EndReason, sessions, users } from '../../data/schema/index'
import { hashOf } from '../../secret'
import type { Deps } from '../../transport/context'
import type { Person, Session } from '../../transport/ports/person'
import { refuse } from '../../transport/refusal'
import { lockUser, type UserRow } from './users'

const SESSION_DAYS = 7
const TOKEN_BYTES = 32
const SEEN_EVERY = sql`interval '1 minute'`

/** The token in an Authorization header; `guest` is a reserved word and never looked up. */
function tokenIn(header: string | undefined): string | null {
  const token = (header ?? '').replace(/^Bearer /i, '').trim()
  return token === '' || token === 'guest' ? null : token
}

/** Reads the session of a request. An invalid token makes a guest, who is told to log in where a login is needed. */
export async function readSession({ db, log }: Pick<Deps, 'db' | 'log'>, header: string | undefined): Promise<Session> {
  const token = tokenIn(header)
  if (!token) return { user: null, token: null }
  const row = await findSession(db, token)
  if (!row) return { user: null, token, refusedAs: 'loginExpired' }
  if (!row.alive)
    return {
      user: null,
      token,
      refusedAs: row.endReason && row.endReason !== 'logged-out' ? 'loginReplaced' : 'loginExpired',
    }
  if (row.stale)
    touch(db, row.person.sessionId).catch((error) => log.warn({ failure: reasonOf(error) }, 'seen_at not kept'))
  return { user: row.person, token }
}

/**
 * Prepared once, because nearly every call of a user runs it. Unnamed, because connections of an embedded database
 * share names.
 */
const prepareSession = (db: Executor) =>
  db
    .select({
      person: {
        id: users.id,
        phone: users.phone,
        nickname: users.nickname,
        avatar: users.avatar,
        district: users.district,
        roles: users.roles,
        createdAt: users.createdAt,
        sessionId: sessions.id,
      },
      alive: sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > now()`,
      stale: sql<boolean>`${sessions.seenAt} < now() - ${SEEN_EVERY}`,
      endReason: sessions.endReason,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('')

const preparedQueries = new WeakMap<Executor, ReturnType<typeof prepareSession>>()

async function findSession(db: Executor, token: string) {
  const query = preparedQueries.get(db) ?? prepareSession(db)
  preparedQueries.set(db, query)
  const [row] = await query.execute({ hash: hashOf(token) })
  return row
}

const touch = (db: Executor, sessionId: string) =>
  db.update(sessions).set({ seenAt: sql`now()` }).where(eq(sessions.id, sessionId))

interface NewSession {
  userId: string
  device: string
  network?: string
  /** The session that is handed over: the new one ends with it at the latest. */
  parent?: { id: string; expiresAt: Date }
}

/**
 * Starts a session of a user, whom the transaction has locked: a change that ends sessions is then either over or waits
 * (docs/decisions/0206). The token is returned only here and stored as a hash.
 */
export async function beginSession(db: Executor, { userId, device, network, parent }: NewSession) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const ends = sql`now() + make_interval(days => ${SESSION_DAYS})`
  const [row] = await db
    .insert(sessions)
    .values({
      id: newId(),
      tokenHash: hashOf(token),
      userId,
      device,
      network: network ?? '',
      parentId: parent?.id ?? null,
      expiresAt: parent ? sql`least(${ends}, ${parent.expiresAt.toISOString()}::timestamptz)` : ends,
    })
    .returning({ expiresAt: sessions.expiresAt })
  if (!row) throw new Error('no session row')
  return { token, expires_at: row.expiresAt.toISOString() }
}

/**
 * The session of a token's hash unless it is over its time, for a hand-over. Its user stays locked until the transaction
 * ends, so that a session handed over from a living one is ended with it.
 */
export async function lockSession(tx: Transaction, tokenHash: string) {
  const isIt = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`))
  const [owner] = await tx.select({ userId: sessions.userId }).from(sessions).where(isIt)
  if (!owner) return undefined
  await lockUser(tx, owner.userId)
  const [row] = await tx
    .select({
      id: sessions.id,
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      endReason: sessions.endReason,
      endedAt: sessions.endedAt,
    })
    .from(sessions)
    .where(isIt)
  return row
}

/** Locks the user of a request for a change that ends sessions; refuses if such a change has ended their own. */
export async function lockPerson(tx: Transaction, { id, sessionId }: Person): Promise<UserRow> {
  const user = await lockUser(tx, id)
  const [own] = await tx.select({ endedAt: sessions.endedAt }).from(sessions).where(eq(sessions.id, sessionId))
  if (!own || own.endedAt) throw refuse('loginReplaced')
  return user
}

/** Ends a session of a user and all sessions handed over from it. Returns whether there was one. */
export async function endSession(db: Database, userId: string, sessionId: string, reason: EndReason): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const { rowCount } = await tx.execute(sql`
      with recursive ended(id) as (
        select ${sessions.id} from ${sessions} where ${sessions.id} = ${sessionId} and ${sessions.userId} = ${userId}
        union select child.id from ${sessions} child join ended on child.parent_id = ended.id
      )
      update ${sessions} set ended_at = now(), end_reason = ${reason}
      where id in (select id from ended) and ended_at is null`)
    return (rowCount ?? 0) > 0
  })
}

/** Ends the sessions of a user, whom the transaction has locked; `keep` stays. */
export async function endSessions(tx: Transaction, userId: string, keep: string | undefined): Promise<void> {
  const others = keep === undefined ? undefined : ne(sessions.id, keep)
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: 'revoked' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others))
}
