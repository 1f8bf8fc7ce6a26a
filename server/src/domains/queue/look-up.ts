import { ReportTarget } from '@plaza/shared/api'
import type { FoundThing, QueueItem } from '@plaza/shared/operations'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../data/database'
import { queueItems, queueLog } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { refuse } from '../../transport/refusal'
import { thingAt } from '../page-addresses'
import { readThing } from '../reports/thing'
import { playable, readItems } from './read'
import { subjects } from './subjects'

interface LookUpDeps {
  db: Database
  secret: Secret
}

/** What a text can stand for: an address of the app, whole or its path, or an id of any kind. */
function candidatesOf(text: string): { kinds: readonly ReportTarget[]; id: string } | null {
  if (!text.includes('/')) return { kinds: ReportTarget.options.filter((kind) => kind !== 'chat'), id: text }
  const base = 'https://any.example'
  const thing = URL.canParse(text, base) ? thingAt(new URL(text, base).pathname) : null
  return thing && { kinds: [thing.kind], id: thing.id }
}

async function findThing({ db, secret }: LookUpDeps, asked: ReportTarget, id: string): Promise<FoundThing[]> {
  const thing = await readThing[asked](db, id)
  if (!thing) return []
  const kind = thing.target
  const subject = (await subjects[kind].read(db, [id])).get(id)
  return subject ? [{ kind, id, subject: playable({ secret }, subject) }] : []
}

/** Visible things that an address or an id stands for; one id may be that of things of several kinds. */
export async function findThings(deps: LookUpDeps, text: string): Promise<FoundThing[]> {
  const named = candidatesOf(text)
  if (!named) return []
  return (await Promise.all(named.kinds.map((kind) => findThing(deps, kind, named.id)))).flat()
}

/** The waiting item of a visible thing; one that nobody reported is added and taken by the reviewer. */
async function openItem(tx: Transaction, who: string, { kind, id }: Pick<FoundThing, 'kind' | 'id'>): Promise<number> {
  const thing = await readThing[kind](tx, id)
  if (!thing) throw refuse('contentGone')
  const taken = { takenBy: who, takenAt: sql`now()` }
  const [added] = await tx
    .insert(queueItems)
    .values({
      ...{ queue: 'review', kind: thing.target, subjectId: id, authorId: thing.authorId, cause: 'looked-up' },
      ...taken,
    })
    .onConflictDoNothing({
      target: [queueItems.queue, queueItems.kind, queueItems.subjectId],
      where: eq(queueItems.state, 'waiting'),
    })
    .returning({ id: queueItems.id })
  if (!added) return waitingItem(tx, thing.target, id)
  await tx.insert(queueLog).values({ queue: 'review', item: added.id, who, action: 'look-up' })
  return added.id
}

async function waitingItem(tx: Transaction, kind: ReportTarget, id: string): Promise<number> {
  const [item] = await tx
    .select({ id: queueItems.id })
    .from(queueItems)
    .where(
      and(
        eq(queueItems.queue, 'review'),
        eq(queueItems.kind, kind),
        eq(queueItems.subjectId, id),
        eq(queueItems.state, 'waiting'),
      ),
    )
  if (!item) throw refuse('stateChanged')
  return item.id
}

/** Takes a visible thing into the review queue, so that it can be hidden although nobody reported it. */
export async function lookUp(
  deps: LookUpDeps,
  who: string,
  thing: Pick<FoundThing, 'kind' | 'id'>,
): Promise<QueueItem | undefined> {
  const id = await deps.db.transaction((tx) => openItem(tx, who, thing))
  return (await readItems(deps, 'review', [id]))[0]
}
