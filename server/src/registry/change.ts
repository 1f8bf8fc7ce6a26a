import type { LogEntry } from '@plaza/shared/operations'
import { REGISTRY_MAX_BYTES, type SignedText } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../data/database'
import { noteEvent } from '../data/events'
import { registryLog, registryState } from '../data/schema/index'
import type { Keys } from '../transport/ports/registry'
import { endTouchedPlans } from './changes/touched-plans'
import { compressedBytes, documentOf } from './document'
import { refuseChange } from './refusals'
import { readTables, type StateRow, type Tables } from './rows'

/** Who makes a change, which one and why. */
interface ChangeRecord {
  who: string
  /** The operator who owns the token of `who`. */
  owner?: string | null
  action: LogEntry['action']
  why: string
}

/** Context of a change: the registry before it, and its new serial. */
export interface ChangeContext {
  tx: Transaction
  tables: Tables
  serial: number
  now: Date
  who: string
}

/** What the log stores about a change. */
export interface ChangeResult {
  remote: string | null
  detail: Record<string, unknown>
  /** The rollout plan that made the change; other plans that it touches end. */
  plan?: string
  /** Highest serial that pages must replace, if the change sets it. */
  replaces?: number
}

/** One change, inside its transaction; `null` if there is nothing to do. */
export type RegistryChange = (changing: ChangeContext) => Promise<ChangeResult | null>

const ONLY_ROW = 1

/** Runs a change exclusively, raises the serial and writes the log entry. */
export function changeRegistry(
  { db, keys }: { db: Database; keys: Keys },
  { who, owner = null, action, why }: ChangeRecord,
  run: RegistryChange,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await lockState(tx)
    const serial = before.serial + 1
    const now = new Date(Math.max(Date.now(), before.issuedAt.getTime() + 1))
    const done = await run({ tx, tables: await readTables(tx), serial, now, who })
    if (!done) return false
    await endTouchedPlans(tx, { who, action, why, now, done })
    const state: StateRow = { serial, issuedAt: now, replaces: done.replaces ?? before.replaces }
    if (action === 'promote') refuseTooLarge(keys.sign(JSON.stringify(documentOf(await readTables(tx), state))))
    await tx.update(registryState).set(state).where(eq(registryState.id, ONLY_ROW))
    await tx.insert(registryLog).values({ at: now, serial, who, owner, action, why, ...pick(done) })
    await noteEvent(tx, 'registry')
    return true
  })
}

/** Only promotions are limited by size: a change that removes something must never fail for it. */
function refuseTooLarge(signed: SignedText): void {
  if (signed.text.length <= REGISTRY_MAX_BYTES) return
  const bytes = compressedBytes(signed)
  if (bytes > REGISTRY_MAX_BYTES) throw refuseChange('tooLarge', bytes, REGISTRY_MAX_BYTES)
}

const pick = ({ remote, detail }: ChangeResult) => ({ remote, detail })

/** Locks the registry's row until the transaction ends; the first change creates it. */
async function lockState(tx: Transaction): Promise<StateRow> {
  const first = { id: ONLY_ROW, serial: 0, issuedAt: new Date(0) }
  await tx.insert(registryState).values(first).onConflictDoNothing()
  const [row] = await tx.select().from(registryState).where(eq(registryState.id, ONLY_ROW)).for('update')
  return row as StateRow
}
