import type { AddOperatorBody, LogEntry, Operator, RemoveOperatorBody } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database, Transaction } from '../../data/database'
import { operators, registryLog } from '../../data/schema/index'
import { hashPassword, refuseWeak } from '../../domains/account/passwords'
import { refuseChange } from '../refusals'
import { currentRegistry, type RegistryDeps } from '../registry'

/** Names in the log for changes without a person. */
const reserved = ['plaza', 'start', 'command']
const publicColumns = { name: operators.name, role: operators.role }

export const listOperators = (db: Database): Promise<Operator[]> =>
  db.select(publicColumns).from(operators).orderBy(operators.name)

/** Adds an operator. Logged. */
export async function addOperator(
  deps: RegistryDeps,
  who: string,
  { name, password, role, why }: v.InferOutput<typeof AddOperatorBody>,
): Promise<Operator> {
  refuseWeak(password, [name])
  if (reserved.includes(name.toLowerCase())) throw refuseChange('nameTaken', name)
  const passwordHash = await hashPassword(password, { lane: 'operators', network: who })
  const note = await noteWriter(deps, { who, action: 'add-operator', why })
  return deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(operators)
      .values({ name, passwordHash, role })
      .onConflictDoNothing()
      .returning(publicColumns)
    if (!made) throw refuseChange('nameTaken', name)
    await note(tx, made)
    return made
  })
}

/** Removes an operator and ends the sessions. Logged. The last releaser stays, because nobody else could add one. */
export async function removeOperator(
  deps: RegistryDeps,
  who: string,
  { name, why }: v.InferOutput<typeof RemoveOperatorBody>,
): Promise<Operator> {
  const note = await noteWriter(deps, { who, action: 'remove-operator', why })
  return deps.db.transaction(async (tx) => {
    // Locks all rows, so that two releasers cannot remove each other at the same time.
    const all = await tx.select(publicColumns).from(operators).orderBy(operators.name).for('update')
    const gone = all.find((one) => one.name === name)
    if (!gone) throw refuseChange('unknownOperator', name)
    const releasers = all.filter(({ role }) => role === 'releaser')
    if (gone.role === 'releaser' && releasers.length === 1) throw refuseChange('lastReleaser', name)
    await tx.delete(operators).where(eq(operators.name, name))
    await note(tx, gone)
    return gone
  })
}

type StaffChange = Pick<LogEntry, 'who' | 'action' | 'why'>

async function noteWriter(
  deps: RegistryDeps,
  act: StaffChange,
): Promise<(tx: Transaction, about: Operator) => Promise<unknown>> {
  const { serial } = await currentRegistry(deps)
  return (tx, { name, role }) =>
    tx.insert(registryLog).values({ ...act, serial, remote: null, detail: { operator: name, role } })
}
