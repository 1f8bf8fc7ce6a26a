import type { Interest, InterestKind, Interests, LessOf } from '@plaza/shared/api'
import { and, inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { categories, contents, organisations } from '../../data/schema/index'
import { learnsFeed } from '../account/choices/preferences'
import { isShown } from '../shown'
import { type FeedMark, type LearnedTaste, readTaste } from './taste'

const MAX_SHOWN = 30
const PERCENT = 100

type Names = ReadonlyMap<string, { name: string; name_en?: string }>

/** Names of those that still exist. */
export async function namesOf(db: Executor, kind: LessOf['kind'], ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  if (kind === 'category') {
    const rows = await db
      .select()
      .from(categories)
      .where(inArray(categories.id, [...ids]))
    return new Map(rows.map(({ id, name, nameEn }) => [id, { name, ...(nameEn && { name_en: nameEn }) }]))
  }
  const rows =
    kind === 'organisation'
      ? await db
          .select({ id: organisations.id, name: organisations.name })
          .from(organisations)
          .where(inArray(organisations.id, [...ids]))
      : await db
          .select({ id: contents.id, name: contents.title })
          .from(contents)
          .where(and(inArray(contents.id, [...ids]), isShown.content))
  return new Map(rows.map(({ id, name }) => [id, { name }]))
}

async function interestsIn(db: Executor, kind: InterestKind, { taste, signals }: LearnedTaste): Promise<Interest[]> {
  const weights = kind === 'category' ? taste.categories : taste.organisations
  const ids = new Set(weights.keys())
  if (kind === 'organisation') for (const id of taste.followed) ids.add(id)
  const names = await namesOf(db, kind, [...ids])
  const count = (id: string, done: 'opened' | 'finished') =>
    signals.filter((one) => one.kind === done && (kind === 'category' ? one.categoryId : one.organisationId) === id)
      .length
  return [...names].map(([id, named]) => ({
    ...{ kind, id, ...named },
    share: taste.total === 0 ? 0 : Math.round((PERCENT * (weights.get(id) ?? 0)) / taste.total),
    opened: count(id, 'opened'),
    finished: count(id, 'finished'),
    followed: taste.followed.has(id),
  }))
}

async function lessIn(db: Executor, marks: readonly FeedMark[]): Promise<Interests['less']> {
  const less = marks.filter(({ mark }) => mark === 'less').sort((a, b) => b.at.getTime() - a.at.getTime())
  const kinds = ['content', 'category', 'organisation'] as const
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const own = less.filter((mark) => mark.kind === kind).slice(0, MAX_SHOWN)
      const names = await namesOf(
        db,
        kind,
        own.map(({ targetId }) => targetId),
      )
      return own.flatMap(({ targetId: id }) => {
        const named = names.get(id)
        return named ? [{ kind, id, ...named }] : []
      })
    }),
  )
  return found.flat()
}

/** What the feed has learned of a person, strongest first, and what they want less of. */
export async function readInterests(db: Executor, userId: string): Promise<Interests> {
  const learned = await readTaste(db, userId)
  const [byCategory, byOrganisation] = await Promise.all([
    interestsIn(db, 'category', learned),
    interestsIn(db, 'organisation', learned),
  ])
  const list = [...byCategory, ...byOrganisation].sort((a, b) => b.share - a.share || b.opened - a.opened)
  return {
    learns: await learnsFeed(db, userId),
    list: list.slice(0, MAX_SHOWN),
    less: await lessIn(db, learned.marks),
  }
}
