import { type ErrorCountName, type ErrorState, errorCountNames } from '@plaza/shared/operations'
import { serverErrorKinds } from '@plaza/shared/remotes'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../data/database'
import { errorCounts, errorGroups, errorSamples, releases } from '../data/schema/index'
import { takeAllowance } from '../domains/rate-limits'
import type { ErrorOccurrence, TracedFrame } from '../transport/ports/errors'
import { normalized, topFrames } from './fingerprint'

/** Samples kept of each group. */
const MOST_SAMPLES = 5
/** Different values counted of each group and name; what comes later is not counted by value. */
const MOST_VALUES = 50
/**
 * New groups per hour: from all browsers together, and from the servers; of one network, and about one owner, so that
 * whoever sends made-up errors neither fills the database nor keeps the errors of others out.
 */
const NEW_GROUPS_AN_HOUR = 200
const OF_NETWORK = 20
const OF_OWNER = 80

/** Occurrences of one group. */
export interface OccurrenceBatch {
  fingerprint: string
  frames: readonly TracedFrame[]
  /** Oldest first. */
  all: readonly [ErrorOccurrence, ...ErrorOccurrence[]]
  /** The newest one. */
  last: ErrorOccurrence
}

/** What a written batch means to operators. */
export interface GroupNews {
  id: number
  news: 'new' | 'returned'
}

interface GroupRow {
  id: number
  state: ErrorState
  resolvedIn: string | null
}

const sumOf = (all: readonly ErrorOccurrence[]) => all.reduce((sum, { n }) => sum + n, 0)

const placeOf = (frame: TracedFrame | undefined) => (frame ? `${frame.source}:${frame.line}` : '')

/** Writes the occurrences of one group; null if there is nothing new about it. */
export async function writeBatch(tx: Transaction, batch: OccurrenceBatch): Promise<GroupNews | null> {
  const known = await updateGroup(tx, batch)
  const group = known ?? (await insertGroup(tx, batch))
  if (!group) return null
  const returned = known?.state === 'resolved' && (await isLater(tx, known, batch.all))
  if (returned) await reopen(tx, group.id)
  await addCounts(tx, group.id, batch.all)
  for (const sample of newestByRelease(batch.all)) await addSample(tx, group.id, sample)
  if (!known) return { id: group.id, news: 'new' }
  return returned ? { id: group.id, news: 'returned' } : null
}

async function updateGroup(tx: Transaction, { fingerprint, frames, last, all }: OccurrenceBatch) {
  const [top] = topFrames(frames) as readonly TracedFrame[]
  const [row] = await tx
    .update(errorGroups)
    .set({
      n: sql`${errorGroups.n} + ${sumOf(all)}`,
      lastSeenAt: sql`greatest(${errorGroups.lastSeenAt}, ${new Date(last.at).toISOString()}::timestamptz)`,
      lastRelease: last.release,
      // Lines move from release to release.
      ...(top?.own && { place: placeOf(top), within: top.name }),
    })
    .where(eq(errorGroups.fingerprint, fingerprint))
    .returning({ id: errorGroups.id, state: errorGroups.state, resolvedIn: errorGroups.resolvedIn })
  return row satisfies GroupRow | undefined
}

const take = async (tx: Transaction, key: string, max: number): Promise<boolean> => {
  const [left = 0] = await takeAllowance(tx, [{ key: `new-errors:${key}`, max, seconds: 3_600, amount: 1 }])
  return left > 0
}

/** Whether a new group may be added: first by a network that reported it, so that none uses up what is for all. */
async function mayInsert(tx: Transaction, all: OccurrenceBatch['all']): Promise<boolean> {
  const [{ kind, owner }] = all
  // Anybody may send errors of browsers: they leave room for what the server itself sees.
  if ((serverErrorKinds as readonly string[]).includes(kind)) return take(tx, 'server', NEW_GROUPS_AN_HOUR)
  const networks = [...new Set(all.map(({ network = '' }) => network))]
  for (const network of networks)
    if (await take(tx, `of:${network}`, OF_NETWORK))
      return (await take(tx, `about:${owner}`, OF_OWNER)) && take(tx, 'browsers', NEW_GROUPS_AN_HOUR)
  return false
}

async function insertGroup(tx: Transaction, { fingerprint, frames, last, all }: OccurrenceBatch) {
  if (!(await mayInsert(tx, all))) return undefined
  const [top] = topFrames(frames) as readonly TracedFrame[]
  const [first] = all
  const [row] = await tx
    .insert(errorGroups)
    .values({
      fingerprint,
      owner: first.owner,
      kind: first.kind,
      message: normalized(first.message),
      place: placeOf(top),
      within: top?.name ?? '',
      n: sumOf(all),
      firstSeenAt: new Date(first.at),
      lastSeenAt: new Date(last.at),
      firstRelease: first.release,
      lastRelease: last.release,
    })
    .onConflictDoUpdate({
      target: errorGroups.fingerprint,
      // Another process was first.
      set: { n: sql`${errorGroups.n} + excluded.n` },
    })
    .returning({ id: errorGroups.id })
  return row
}

/**
 * Whether one of the occurrences is of a later release than that in which the group was resolved: published after it,
 * or, of a host's build, one that did not have the error before.
 */
async function isLater(tx: Executor, { id, resolvedIn }: GroupRow, all: readonly ErrorOccurrence[]): Promise<boolean> {
  const others = [...new Set(all.map(({ release }) => release))].filter((release) => release !== resolvedIn)
  if (others.length === 0 || !resolvedIn) return false
  const owner = all[0]?.owner ?? ''
  const known = await tx
    .select({ release: releases.release, at: releases.publishedAt })
    .from(releases)
    .where(eq(releases.remote, owner))
  const timeOf = (release: string) => known.find((row) => row.release === release)?.at.getTime()
  const resolvedAt = timeOf(resolvedIn)
  if (resolvedAt !== undefined) return others.some((release) => (timeOf(release) ?? 0) > resolvedAt)
  const seen = await tx
    .select({ release: errorCounts.value })
    .from(errorCounts)
    .where(and(eq(errorCounts.groupId, id), eq(errorCounts.name, 'release')))
  return others.some((release) => !seen.some((row) => row.release === release))
}

const reopen = (tx: Transaction, id: number) =>
  tx.update(errorGroups).set({ state: 'open', resolvedIn: null, returnedAt: new Date() }).where(eq(errorGroups.id, id))

const counted: Readonly<Record<ErrorCountName, (one: ErrorOccurrence) => string>> = {
  release: ({ release }) => release,
  route: ({ route }) => route,
  shell: ({ shell }) => shell,
  browser: ({ browser }) => browser,
  language: ({ language }) => language,
}

async function addCounts(tx: Transaction, groupId: number, all: readonly ErrorOccurrence[]): Promise<void> {
  const sums = new Map<string, { name: string; value: string; n: number }>()
  for (const one of all) {
    for (const name of errorCountNames) {
      const value = counted[name](one)
      if (value === '') continue
      const key = `${name} ${value}`
      sums.set(key, { name, value, n: (sums.get(key)?.n ?? 0) + one.n })
    }
  }
  await tx.execute(sql`
    insert into ${errorCounts} (group_id, name, value, n)
    select ${groupId}, one.name, one.value, one.n
    from jsonb_to_recordset(${JSON.stringify([...sums.values()])}::jsonb) as one(name text, value text, n bigint)
    where (select count(*) from ${errorCounts} known
        where known.group_id = ${groupId} and known.name = one.name and known.value <> one.value) < ${MOST_VALUES}
    order by one.name, one.value
    on conflict (group_id, name, value) do update set n = error_counts.n + excluded.n`)
}

const newestByRelease = (all: readonly ErrorOccurrence[]) => [...new Map(all.map((one) => [one.release, one])).values()]

async function addSample(tx: Transaction, groupId: number, occurrence: ErrorOccurrence): Promise<void> {
  const { at, release, host, route, shell, browser, language, message, frames, trail, requestId, traceId } = occurrence
  const sample = { host, route, shell, browser, language, message, frames, trail, requestId, traceId }
  await tx.insert(errorSamples).values({ groupId, at: new Date(at), release, sample })
  await tx.execute(sql`
    delete from ${errorSamples} where group_id = ${groupId} and id not in (
      select id from ${errorSamples} where group_id = ${groupId} order by id desc limit ${MOST_SAMPLES})`)
}
