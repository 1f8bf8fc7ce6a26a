import {
  type ErrorCountName,
  type ErrorDetails,
  type ErrorGroup,
  type ErrorGroups,
  type ErrorOrder,
  type ErrorSample,
  type ErrorState,
  errorCountNames,
  errorStates,
  type LogEntry,
} from '@plaza/shared/operations'
import { and, count, desc, eq, exists, gte, ilike, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { errorCounts, errorGroups, errorSamples, registryLog } from '../data/schema/index'
import type { SourceMaps, TracedFrame } from '../transport/ports/errors'

const MOST_GROUPS = 100
const MOST_NAMES = 200
const CHANGES_BEFORE = 5
const CHANGES_WITHIN = '1 day'

export interface ErrorSearch {
  state: ErrorState
  order: ErrorOrder
  owner: string
  release: string
  search: string
}

type GroupRow = typeof errorGroups.$inferSelect

function groupOf(row: GroupRow): ErrorGroup {
  const { fingerprint: _, stateBy: __, stateAt: ___, ...group } = row
  return {
    ...group,
    returnedAt: row.returnedAt?.getTime() ?? null,
    firstSeenAt: row.firstSeenAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
  }
}

const orders: Readonly<Record<ErrorOrder, SQL[]>> = {
  latest: [desc(errorGroups.lastSeenAt), desc(errorGroups.id)],
  newest: [desc(sql`coalesce(${errorGroups.returnedAt}, ${errorGroups.firstSeenAt})`), desc(errorGroups.id)],
  most: [desc(errorGroups.n), desc(errorGroups.id)],
}

const escaped = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Groups that match a search, and what can be searched for. */
export async function readGroups(db: Executor, search: ErrorSearch): Promise<ErrorGroups> {
  const { state, order, owner, release, search: text } = search
  const ofRelease = db
    .select({ one: sql`1` })
    .from(errorCounts)
    .where(
      and(eq(errorCounts.groupId, errorGroups.id), eq(errorCounts.name, 'release'), eq(errorCounts.value, release)),
    )
  const like = escaped(text)
  const rows = await db
    .select()
    .from(errorGroups)
    .where(
      and(
        eq(errorGroups.state, state),
        owner === '' ? undefined : eq(errorGroups.owner, owner),
        release === '' ? undefined : exists(ofRelease),
        text === ''
          ? undefined
          : or(ilike(errorGroups.message, like), ilike(errorGroups.place, like), ilike(errorGroups.within, like)),
      ),
    )
    .orderBy(...orders[order])
    .limit(MOST_GROUPS)
  return { list: rows.map(groupOf), ...(await readChoices(db, owner)) }
}

async function readChoices(db: Executor, owner: string): Promise<Omit<ErrorGroups, 'list'>> {
  const byState = await db.select({ state: errorGroups.state, n: count() }).from(errorGroups).groupBy(errorGroups.state)
  const owners = await db
    .selectDistinct({ owner: errorGroups.owner })
    .from(errorGroups)
    .orderBy(errorGroups.owner)
    .limit(MOST_NAMES)
  const releases = await db
    .select({ release: errorCounts.value })
    .from(errorCounts)
    .innerJoin(errorGroups, eq(errorGroups.id, errorCounts.groupId))
    .where(and(eq(errorCounts.name, 'release'), owner === '' ? undefined : eq(errorGroups.owner, owner)))
    .groupBy(errorCounts.value)
    .orderBy(desc(sql`max(${errorGroups.lastSeenAt})`))
    .limit(MOST_NAMES)
  const states = Object.fromEntries(
    errorStates.map((state) => [state, byState.find((row) => row.state === state)?.n ?? 0]),
  ) as Record<ErrorState, number>
  return { states, owners: owners.map((row) => row.owner), releases: releases.map((row) => row.release) }
}

/** One group with its counts, samples and what changed before, and sources of readable files; null if there is none. */
export async function readDetails(
  db: Executor,
  maps: SourceMaps,
  { id, isReadable }: { id: number; isReadable(file: string): boolean },
): Promise<ErrorDetails | null> {
  const [row] = await db.select().from(errorGroups).where(eq(errorGroups.id, id))
  if (!row) return null
  const counts = await db
    .select()
    .from(errorCounts)
    .where(eq(errorCounts.groupId, id))
    .orderBy(desc(errorCounts.n), errorCounts.value)
  const samples = await db
    .select()
    .from(errorSamples)
    .where(eq(errorSamples.groupId, id))
    .orderBy(desc(errorSamples.id))
  return {
    ...groupOf(row),
    counts: Object.fromEntries(
      errorCountNames.map((name) => [
        name,
        counts.filter((one) => one.name === name).map(({ value, n }) => ({ value, n })),
      ]),
    ) as Record<ErrorCountName, { value: string; n: number }[]>,
    samples: await Promise.all(samples.map((sample) => sampleOf((frames) => maps.trace(frames, isReadable), sample))),
    changesBefore: await readChanges(db, row),
  }
}

async function sampleOf(
  trace: SourceMaps['trace'],
  { at, release, sample }: typeof errorSamples.$inferSelect,
): Promise<ErrorSample> {
  const { frames, ...rest } = sample
  const traced = await trace(frames)
  const shown = traced.find(({ own, excerpt }) => own && excerpt) ?? traced.find(({ excerpt }) => excerpt)
  return {
    ...rest,
    at: at.getTime(),
    release,
    frames: traced.map(({ excerpt: _, ...frame }: TracedFrame) => frame),
    excerpt: shown?.excerpt ?? null,
  }
}

/** Changes of its remote, or of all, in the day before a group was first seen. */
async function readChanges(db: Executor, { owner, firstSeenAt }: GroupRow): Promise<LogEntry[]> {
  const isRemote = owner !== 'host' && owner !== 'server'
  const rows = await db
    .select()
    .from(registryLog)
    .where(
      and(
        lte(registryLog.at, firstSeenAt),
        gte(registryLog.at, sql`${firstSeenAt.toISOString()}::timestamptz - ${CHANGES_WITHIN}::interval`),
        isRemote ? or(eq(registryLog.remote, owner), isNull(registryLog.remote)) : undefined,
      ),
    )
    .orderBy(desc(registryLog.id))
    .limit(CHANGES_BEFORE)
  return rows.map((one) => ({ ...one, at: one.at.getTime(), action: one.action as LogEntry['action'] }))
}
