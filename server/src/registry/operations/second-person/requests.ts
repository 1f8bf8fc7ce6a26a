import { HOUR_MS } from '@plaza/shared/format'
import {
  type ChangeBody,
  type ChangeRequest,
  type ConfirmRequestBody,
  type DeclineRequestBody,
  REQUEST_HOURS,
  type WaitingChange,
} from '@plaza/shared/operations'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Executor, Transaction } from '../../../data/database'
import { changeRequests, operators, registryLog } from '../../../data/schema/index'
import { perform } from '../../changes/perform'
import type { ReleaseEnvironment } from '../../changes/release-environment'
import { refuseChange } from '../../refusals'
import { currentRegistry, type RegistryDeps } from '../../registry'
import { authorOf, type Caller } from '../rights/caller'
import { remotesOf } from '../rights/owners'
import { applyPolicy } from './policies'

type RequestDeps = RegistryDeps & ReleaseEnvironment
type RequestRow = typeof changeRequests.$inferSelect

const toRequest = ({ id, remote, action, body, who, owner, createdAt, endsAt }: RequestRow): ChangeRequest => ({
  ...({ action, body } as WaitingChange),
  ...{ id, remote, who, owner, at: createdAt.getTime(), endsAt: endsAt.getTime() },
})

const isWaiting = () => and(eq(changeRequests.state, 'waiting'), gt(changeRequests.endsAt, new Date()))

/** The changes that wait for a second person, oldest first. */
export const listRequests = async (db: Executor): Promise<ChangeRequest[]> =>
  (await db.select().from(changeRequests).where(isWaiting()).orderBy(asc(changeRequests.id))).map(toRequest)

/** Lets a change wait for a second person; an earlier one of the same person, kind and remote ends. Logged. */
export async function askSecondPerson(
  deps: RequestDeps,
  caller: Caller,
  { action, body }: WaitingChange,
): Promise<number> {
  const { person } = caller
  if (person === null) throw refuseChange('needsFirstPerson', body.remote)
  const author = authorOf(caller)
  const { remote, why } = body
  const { serial } = await currentRegistry(deps)
  const endsAt = new Date(Date.now() + REQUEST_HOURS * HOUR_MS)
  return deps.db.transaction(async (tx) => {
    const same = [eq(changeRequests.remote, remote), eq(changeRequests.action, action)]
    await tx
      .update(changeRequests)
      .set({ state: 'replaced', decidedBy: person, decidedAt: new Date() })
      .where(and(eq(changeRequests.state, 'waiting'), eq(changeRequests.person, person), ...same))
    const [row] = await tx
      .insert(changeRequests)
      .values({ remote, action, body, ...author, person, endsAt })
      .returning({ id: changeRequests.id })
    const id = row?.id ?? 0
    const detail = { request: id, change: action, ...body, remote: undefined, why: undefined }
    await tx.insert(registryLog).values({ ...author, serial, action: 'request', remote, why, detail })
    return id
  })
}

/** Makes a waiting change in the name of who asked for it. */
export async function confirmRequest(
  deps: RequestDeps,
  caller: Caller,
  { request, seen }: v.InferOutput<typeof ConfirmRequestBody>,
): Promise<void> {
  const row = await waitingRow(deps.db, request)
  const author = { who: row.who, owner: row.owner }
  const confirm = async (tx: Transaction) => {
    refuseOwn(await waitingRow(tx, request), caller)
    await refuseGone(tx, row)
    await refuseMoved(tx, row.remote, seen)
    await decide(tx, request, { state: 'confirmed', by: caller.operator.name })
    return { request, confirmedBy: caller.operator.name }
  }
  const change = toRequest(row)
  if (change.action === 'set-second-person')
    return applyPolicy(deps, author, change.body, (tx) => confirm(tx as Transaction))
  await perform(deps, author.who, {
    ...(change as unknown as { action: 'promote'; body: ChangeBody<'promote'> }),
    owner: author.owner,
    also: async ({ tx }, result) => ({ ...result, detail: { ...result.detail, ...(await confirm(tx)) } }),
  })
}

/** Ends a waiting change: another person declines it, or who asked takes it back. Logged. */
export async function declineRequest(
  deps: RegistryDeps,
  caller: Caller,
  { request, why }: v.InferOutput<typeof DeclineRequestBody>,
): Promise<void> {
  const { serial } = await currentRegistry(deps)
  await deps.db.transaction(async (tx) => {
    const { remote, action, who } = await waitingRow(tx, request)
    await decide(tx, request, { state: 'declined', by: caller.operator.name })
    const detail = { request, change: action, asked: who }
    await tx.insert(registryLog).values({ ...authorOf(caller), serial, action: 'decline-request', remote, why, detail })
  })
}

/** The row of a waiting change, locked inside a transaction. */
async function waitingRow(db: Executor, id: number): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.id, id), isWaiting()))
    .for('update')
  if (!row) throw refuseChange('nothingWaits')
  return row
}

const decide = (tx: Transaction, id: number, { state, by }: { state: RequestRow['state']; by: string }) =>
  tx.update(changeRequests).set({ state, decidedBy: by, decidedAt: new Date() }).where(eq(changeRequests.id, id))

function refuseOwn({ person }: RequestRow, caller: Caller): void {
  if (caller.person === null || caller.person === person) throw refuseChange('ownRequest')
}

/** Refuses a change whose author may no longer make it. */
async function refuseGone(tx: Transaction, { person, remote }: RequestRow): Promise<void> {
  const [found] = await tx
    .select({ name: operators.name, role: operators.role })
    .from(operators)
    .where(eq(operators.name, person))
  const remotes = found && (await remotesOf(tx, found))
  if (!found || (remotes && !remotes.includes(remote))) throw refuseChange('authorGone', person)
}

/** Refuses to confirm what has another effect by now than the person read. */
async function refuseMoved(tx: Transaction, remote: string, seen: number): Promise<void> {
  const moves = ['publish', 'promote', 'rollback', 'off', 'on', 'retire', 'remove-rule', 'halt', 'set-second-person']
  const moved = and(eq(registryLog.remote, remote), gt(registryLog.serial, seen), inArray(registryLog.action, moves))
  if ((await tx.$count(registryLog, moved)) > 0) throw refuseChange('registryMoved', remote)
}
