import { setTimeout as pause } from 'node:timers/promises'
import type { LocalizedText } from '@plaza/shared/text'
import type { Database } from '../data/database'
import type { CurrentRegistry, Keys, RegistryView } from '../transport/ports/registry'
import { changeRegistry } from './change'
import { type RollbackTarget, takeBack } from './changes/rollback'
import { documentOf } from './document'
import { readState, readTables } from './rows'

/** Dependencies of the registry's functions. */
export interface RegistryDeps {
  db: Database
  registry: RegistryView
}

/** Changes by other processes are seen after at most this time. */
const LOOK_MS = 1_000
/** Maximum wait for a newer registry than the cached one; a healthy database answers sooner. */
const MAX_WAIT_MS = 50
/** Longer maximum after a change in this process, whose effect callers expect to see. */
const MAX_WAIT_AFTER_CHANGE_MS = 500

export const openRegistry = (keys: Keys): RegistryView => ({ keys, kept: null, lookedAt: 0, changes: 0, looking: null })

/** The signed registry, at most a second old; the cached one if the database does not answer. */
export async function currentRegistry(deps: RegistryDeps): Promise<CurrentRegistry> {
  const { registry } = deps
  const { kept } = registry
  if (kept && Date.now() - registry.lookedAt < LOOK_MS) return kept
  registry.looking ??= look(deps)
  if (!kept) return registry.looking
  const patience = registry.lookedAt === 0 ? MAX_WAIT_AFTER_CHANGE_MS : MAX_WAIT_MS
  return Promise.race([registry.looking, pause(patience, kept, { ref: false })])
}

/** Drops the cached registry after a change in this process. */
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
 * Rolls a release back without a person: removes its rules, makes the previous release the base, and revokes it in open
 * pages. False if it does not run, or there is no previous release.
 */
export async function rollBackAutomatically(
  deps: RegistryDeps,
  halted: RollbackTarget & { why: LocalizedText },
): Promise<boolean> {
  const { remote, release, why, detail } = halted
  const done = await changeRegistry(
    { db: deps.db, keys: deps.registry.keys },
    { who: 'plaza', action: 'halt', why: why.en },
    (changing) => takeBack(changing, { remote, release, detail: { ...detail, reason: why } }),
  )
  if (done) registryChanged(deps)
  return done
}
