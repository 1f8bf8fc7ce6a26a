import type {
  AddOperatorBody,
  LogEntry,
  Operator,
  RemoveOperatorBody,
  SetDepartmentsBody,
} from '@plaza/shared/operations'
import { eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database, Transaction } from '../../data/database'
import { departmentStaff, departments, operators, registryLog } from '../../data/schema/index'
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
  { name, password, role, departments: works = [], why }: v.InferOutput<typeof AddOperatorBody>,
): Promise<Operator> {
  refuseDepartments(name, role, works)
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
    await setStaff(tx, name, works)
    await note(tx, made, works)
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

/** Replaces the departments that an operator decides for. Logged. */
export async function setDepartments(
  deps: RegistryDeps,
  who: string,
  { name, departments: works, why }: v.InferOutput<typeof SetDepartmentsBody>,
): Promise<Operator> {
  const note = await noteWriter(deps, { who, action: 'set-departments', why })
  return deps.db.transaction(async (tx) => {
    const [found] = await tx.select(publicColumns).from(operators).where(eq(operators.name, name)).for('update')
    if (!found) throw refuseChange('unknownOperator', name)
    refuseDepartments(name, found.role, works)
    await setStaff(tx, name, works)
    await note(tx, found, works)
    return found
  })
}

function refuseDepartments(name: string, role: Operator['role'], works: readonly string[]): void {
  if (role === 'department' && works.length === 0) throw refuseChange('needsDepartment')
  if (role !== 'department' && works.length > 0) throw refuseChange('noDepartment', name)
}

async function setStaff(tx: Transaction, operator: string, works: readonly string[]): Promise<void> {
  await tx.delete(departmentStaff).where(eq(departmentStaff.operator, operator))
  if (works.length === 0) return
  const ids = [...new Set(works)]
  const found = await tx.select({ id: departments.id }).from(departments).where(inArray(departments.id, ids))
  if (found.length < ids.length) throw refuseChange('unknownDepartment')
  await tx.insert(departmentStaff).values(ids.map((departmentId) => ({ departmentId, operator })))
}

type StaffChange = Pick<LogEntry, 'who' | 'action' | 'why'>

async function noteWriter(
  deps: RegistryDeps,
  act: StaffChange,
): Promise<(tx: Transaction, about: Operator, works?: readonly string[]) => Promise<unknown>> {
  const { serial } = await currentRegistry(deps)
  return (tx, { name, role }, works = []) =>
    tx.insert(registryLog).values({
      ...act,
      serial,
      remote: null,
      detail: { operator: name, role, ...(works.length > 0 && { departments: works }) },
    })
}
