import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../data/database'
import type { CurrentRegistry, Keys, RegistryView } from '../transport/ports/registry'
import { changeRegistry } from './change'
import { type RollbackTarget, takeBack } from './changes/rollback'
import { documentOf } from './document'
import { readState, readTables } from './rows'

/** What the functions of the registry need of the process. */
export interface RegistryDeps {
  db: Database
  registry: RegistryView
}

/** Another process's change is seen after this time. */
const LOOK_MS = 1_000
/** Longer than this nobody waits for a newer registry than the one that is kept: a database that is well answers sooner. */
const MAX_WAIT_MS = 50
/** What was changed in this process is waited for. */
const MAX_WAIT_AFTER_CHANGE_MS = 500

export const openRegistry = (keys: Keys): RegistryView => ({ keys, kept: null, lookedAt: 0, changes: 0, looking: null })

/** The signed registry, at most a second old; what is kept where the database does not answer. */
export async function currentRegistry(deps: RegistryDeps): Promise<CurrentRegistry> {
  const { registry } = deps
  const { kept } = registry
  if (kept && Date.now() - registry.lookedAt < LOOK_MS) return kept
  registry.looking ??= look(deps)
  if (!kept) return registry.looking
  const patience = registry.lookedAt === 0 ? MAX_WAIT_AFTER_CHANGE_MS : MAX_WAIT_MS
  return Promise.race([registry.looking, pause(patience, kept, { ref: false })])
}

/** Forgets what is kept, after a change in this process. */
export function registryChanged({ registry }: Pick<RegistryDeps, 'registry'>): void {
  registry.changes++
  registry.lookedAt = 0
  registry.looking = null
}

async function look({ db, registry }: RegistryDeps): Promise<CurrentRegistry> {
  const begun = { at: Date.now(), changes: registry.changes }
  try {
    const current = await readCurrent(db, registry)
    if (registry.changes === begun.changes) Object.assign(registry, { kept: current, lookedAt: begun.at })
    return current
  } catch (error) {
    if (registry.kept) return registry.kept
    throw error
  } finally {
    if (registry.changes === begun.changes) registry.looking = null
  }
}

async function readCurrent(db: Database, { kept, keys }: RegistryView): Promise<CurrentRegistry> {
  const state = await readState(db)
  if (kept && kept.serial === state.serial && kept.document.issuedAt === state.issuedAt.getTime()) return kept
  const document = await db.transaction(async (tx) => documentOf(await readTables(tx), await readState(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  return { document, signed: keys.sign(JSON.stringify(document)), serial: document.serial }
}

/**
 * Takes a release back without a person: its rules go, the base becomes the release before it, pages that run it leave
 * it. False where there was nothing to take back, or nothing to go back to.
 */
export async function rollBackAutomatically(
  deps: RegistryDeps,
  halted: RollbackTarget & { why: string },
): Promise<boolean> {
  const { remote, release, why, detail } = halted
  const done = await changeRegistry(
    { db: deps.db, keys: deps.registry.keys },
    { who: 'plaza', action: 'halt', why },
    (changing) => takeBack(changing, { remote, release, detail }),
  )
  if (done) registryChanged(deps)
  return done
}
