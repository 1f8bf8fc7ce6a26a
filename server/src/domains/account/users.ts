import { randomInt } from 'node:crypto'
import type { User } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { isDuplicate } from '../../data/failures'
import { newId } from '../../data/ids'
import { type profileDrafts, users, wechatIdentities } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { refuse } from '../../transport/refusal'
import { openIdentity } from './identity/identity'

export type UserRow = typeof users.$inferSelect

/** Keeps the first and last characters of a private text: 138****0002. */
export function maskText(text: string, head: number, tail: number): string {
  const signs = [...text]
  if (signs.length <= head + tail) return '*'.repeat(signs.length)
  return [...signs.slice(0, head), ...'*'.repeat(signs.length - head - tail), ...signs.slice(signs.length - tail)].join(
    '',
  )
}

/** The user for their own client: phone, real name and identity card are masked even here. */
export function toUser(identity: Secret, row: UserRow, draft?: typeof profileDrafts.$inferSelect): User {
  const user = {
    id: row.id,
    phone: row.phone ? maskText(row.phone, 3, 4) : '',
    avatar: row.avatar,
    nickname: row.nickname,
    real_name: row.verified === 1 ? (1 as const) : (0 as const),
    has_password: row.passwordHash !== null,
    roles: row.roles,
    intro: row.intro,
    draft: draft
      ? {
          ...{ nickname: draft.nickname, avatar: draft.avatar, intro: draft.intro },
          ...{ state: draft.state, refusal: draft.refusal },
        }
      : null,
    profile: {
      home_address: row.homeAddress,
      birthdate: row.birthdate,
      sex: row.sex as 0 | 1 | 2,
      real_name: maskText(openIdentity(identity, row.id, 'real-name', row.realName), 1, 0),
      identity_card: maskText(openIdentity(identity, row.id, 'identity-card', row.identityCard), 3, 4),
    },
  }
  return {
    ...user,
    // Keyed: four masked digits of a phone are guessed from a plain hash in ten thousand attempts.
    version: identity.sign('user-version', JSON.stringify([user, row.phone])).slice(0, 12),
  }
}

export async function readUser(db: Executor, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw refuse('loginExpired')
  return row
}

/** Reads a user whose row stays locked until the transaction ends: sessions begin and end one after another. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow> {
  // Rows that refer to the user may still be inserted meanwhile.
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!row) throw refuse('loginExpired')
  return row
}

export async function userByPhone(db: Executor, phone: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.phone, phone))
  return row
}

export const defaultNickname = (): string => `用户${randomInt(100_000, 1_000_000)}`

interface NewUser {
  phone?: string
  nickname?: string | undefined
  openId?: string
  referredBy?: string | undefined
}

/** Creates an account. The referrer is stored only here, and only if that user exists. */
export async function createUser(db: Executor, { phone, nickname, openId, referredBy }: NewUser): Promise<UserRow> {
  const id = newId()
  const referrer = referredBy ? sql`(select ${users.id} from ${users} where ${users.id} = ${referredBy})` : null
  const [row] = await db
    .insert(users)
    .values({
      id,
      phone: phone ?? null,
      // The default name is public, so it contains nothing of the phone number.
      nickname: nickname ?? defaultNickname(),
      referredBy: referrer as unknown as string | null,
    })
    .returning()
  if (!row) throw new Error('no user row')
  if (openId) await db.insert(wechatIdentities).values({ openId, userId: id })
  return row
}

/** The account of a phone, created at the first login. Two concurrent logins create one account. */
export async function userOfPhone(db: Executor, phone: string, referredBy: string | undefined): Promise<UserRow> {
  const existing = await userByPhone(db, phone)
  if (existing) return existing
  try {
    return await createUser(db, { phone, referredBy })
  } catch (error) {
    const other = isDuplicate(error, 'users_phone') ? await userByPhone(db, phone) : undefined
    if (other) return other
    throw error
  }
}
