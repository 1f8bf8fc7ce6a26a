import { sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { followCounts, follows, users, wechatIdentities } from '../data/schema/index'
import { hashPassword, SERVER_REQUESTER } from '../domains/account/passwords'
import type { Demo } from './demo/read'
import { createRandom, insertRows } from './insert'
import { resolvePast } from './moments'

/** Password of the demo accounts, published in the README. */
const DEMO_PASSWORD = 'starbay-demo'
const DEMO_PHONE = /^1380000000\d$/
const MALE_DIGIT = 1
const JOINED_AT = '12:20'

export async function seedPeople(db: Executor, { people, media }: Demo, at: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD, SERVER_REQUESTER)
  await insertRows(
    db,
    users,
    people.map((person) => ({
      id: String(person.id),
      phone: person.phone,
      nickname: person.nickname,
      avatar: person.avatar === undefined ? null : media.picture(person.avatar).url,
      intro: person.bio,
      badge: person.badge ?? null,
      district: person.district,
      passwordHash: person.phone && DEMO_PHONE.test(person.phone) ? passwordHash : null,
      realName: person.realName ?? '',
      identityCard: person.realName ? fictionalCard(person.birthYear, person.id, person.sex) : '',
      verified: person.realName ? 1 : 0,
      sex: person.sex,
      birthdate: `${person.birthYear}-01-01`,
      roles: person.roles,
      createdAt: resolvePast(`edition-${person.joinedDaysAgo} ${JOINED_AT}`, at),
    })),
  )
  await insertRows(
    db,
    wechatIdentities,
    people.filter(({ wechat }) => wechat).map(({ id }) => ({ openId: `wx-${id}`, userId: String(id) })),
  )
  await seedFollows(db, people, at)
}

/** Whom the people of the demo follow: more of the first ones, who write more. */
async function seedFollows(db: Executor, people: Demo['people'], at: Date): Promise<void> {
  const random = createRandom(37)
  const rows = people.flatMap(({ id, joinedDaysAgo }) =>
    people
      .filter((other, place) => other.id !== id && random() < 0.45 - place / 100)
      .map((other) => ({
        kind: 'user' as const,
        targetId: String(other.id),
        userId: String(id),
        createdAt: resolvePast(
          `edition-${1 + Math.floor(random() * (Math.min(joinedDaysAgo, other.joinedDaysAgo) - 1))} ${JOINED_AT}`,
          at,
        ),
      })),
  )
  await insertRows(db, follows, rows)
  await db.execute(sql`insert into ${followCounts} (kind, target_id, followers)
    select kind, target_id, count(*) from ${follows} where kind = 'user' group by kind, target_id`)
}

/** An invalid number: no region code begins with 99. */
const fictionalCard = (year: number, id: number, sex: number): string =>
  `990000${year}0101${String(id % 100).padStart(2, '0')}${sex === MALE_DIGIT ? 1 : 2}0`
