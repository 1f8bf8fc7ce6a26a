import type {
  AddOperatorBody,
  ConfirmOperatorBody,
  LogEntry,
  Operator,
  RemoveOperatorBody,
  SetDepartmentsBody,
} from '@plaza/shared/operations'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database, Transaction } from '../../data/database'
import { departmentStaff, departments, operators, operatorTokens, registryLog } from '../../data/schema/index'
import { hashPassword, refuseWeak } from '../../domains/account/passwords'
import type { Environment } from '../../environment'
import { refuseChange } from '../refusals'
import { currentRegistry, type RegistryDeps } from '../registry'
import { publicColumns, toOperator } from './operators'
import type { LogAuthor } from './rights/caller'
import { hasToken } from './rights/token-callers'

/** Names in the log for changes without a person. */
export const reserved = ['plaza', 'start', 'command', 'clock']
/** So many operators of finance are trusted with whoever sets Plaza up; each later one is confirmed by one of them. */
const FIRST_OF_FINANCE = 2

type StaffDeps = RegistryDeps & { environment: Pick<Environment, 'demo'> }

export const listOperators = async (db: Database): Promise<Operator[]> =>
  (await db.select(publicColumns).from(operators).orderBy(operators.name)).map(toOperator)

/** Locks all operators, so that no two changes of them count the same ones. */
const lockOperators = (tx: Transaction) =>
  tx.select(publicColumns).from(operators).orderBy(operators.name).for('update')

/** Who confirms a new operator at once. Those who were removed count as well, so removing them opens nothing. */
async function firstConfirmation(tx: Transaction, role: Operator['role'], isDemo: boolean): Promise<string | null> {
  if (role !== 'finance') return null
  const added = and(eq(registryLog.action, 'add-operator'), sql`${registryLog.detail} ->> 'role' = 'finance'`)
  return isDemo || (await tx.$count(registryLog, added)) < FIRST_OF_FINANCE ? 'setup' : null
}

/** Operators of finance whom nobody has confirmed. */
export const unconfirmedOperators = async (db: Database): Promise<Operator[]> =>
  (await listOperators(db)).filter((one) => one.unconfirmed)

/** Confirms that an operator of finance is who they say: done by another one of finance. Logged. */
export async function confirmOperator(
  deps: RegistryDeps,
  author: LogAuthor,
  { name, why }: v.InferOutput<typeof ConfirmOperatorBody>,
): Promise<Operator> {
  const note = await noteWriter(deps, { ...author, action: 'confirm-operator', why })
  return deps.db.transaction(async (tx) => {
    const isWaiting = and(eq(operators.name, name), eq(operators.role, 'finance'), isNull(operators.confirmedBy))
    const [confirmed] = await tx
      .update(operators)
      .set({ confirmedBy: author.who })
      .where(isWaiting)
      .returning(publicColumns)
    if (!confirmed || name === author.who) throw refuseChange('unknownOperator', name)
    await note(tx, confirmed)
    return toOperator(confirmed)
  })
}

/** Adds an operator. Logged. */
export async function addOperator(
  deps: StaffDeps,
  author: LogAuthor,
  { name, password, role, departments: works = [], why }: v.InferOutput<typeof AddOperatorBody>,
): Promise<Operator> {
  refuseDepartments(name, role, works)
  refuseWeak(password, [name])
  if (reserved.includes(name.toLowerCase())) throw refuseChange('nameTaken', name)
  const passwordHash = await hashPassword(password, { lane: 'operators', network: author.who })
  const note = await noteWriter(deps, { ...author, action: 'add-operator', why })
  return deps.db.transaction(async (tx) => {
    await lockOperators(tx)
    const confirmedBy = await firstConfirmation(tx, role, deps.environment.demo)
    if (await hasToken(tx, name)) throw refuseChange('nameTaken', name)
    const [made] = await tx
      .insert(operators)
      .values({ name, passwordHash, role, confirmedBy })
      .onConflictDoNothing()
      .returning(publicColumns)
    if (!made) throw refuseChange('nameTaken', name)
    await setStaff(tx, name, works)
    await note(tx, made, works.length > 0 ? { departments: works } : {})
    return toOperator(made)
  })
}

/** Removes an operator and ends the sessions. Logged. The last releaser stays, because nobody else could add one. */
export async function removeOperator(
  deps: RegistryDeps,
  author: LogAuthor,
  { name, why }: v.InferOutput<typeof RemoveOperatorBody>,
): Promise<Operator> {
  const note = await noteWriter(deps, { ...author, action: 'remove-operator', why })
  return deps.db.transaction(async (tx) => {
    // Two releasers cannot remove each other at the same time.
    const all = await lockOperators(tx)
    const gone = all.find((one) => one.name === name)
    if (!gone) throw refuseChange('unknownOperator', name)
    const releasers = all.filter(({ role }) => role === 'releaser')
    if (gone.role === 'releaser' && releasers.length === 1) throw refuseChange('lastReleaser', name)
    const confirmed = all.filter(({ role, confirmedBy }) => role === 'finance' && confirmedBy !== null)
    if (confirmed.length === 1 && confirmed[0]?.name === name) throw refuseChange('lastFinance', name)
    // Tokens and ownership end with the operator.
    const tokens = await tx
      .select({ name: operatorTokens.name })
      .from(operatorTokens)
      .where(eq(operatorTokens.owner, name))
    await tx.delete(operators).where(eq(operators.name, name))
    await note(tx, gone, tokens.length > 0 ? { tokens: tokens.map((token) => token.name).sort() } : {})
    return toOperator(gone)
  })
}

/** Replaces the departments that an operator decides for. Logged. */
export async function setDepartments(
  deps: RegistryDeps,
  author: LogAuthor,
  { name, departments: works, why }: v.InferOutput<typeof SetDepartmentsBody>,
): Promise<Operator> {
  const note = await noteWriter(deps, { ...author, action: 'set-departments', why })
  return deps.db.transaction(async (tx) => {
    const [found] = await tx.select(publicColumns).from(operators).where(eq(operators.name, name)).for('update')
    if (!found) throw refuseChange('unknownOperator', name)
    refuseDepartments(name, found.role, works)
    await setStaff(tx, name, works)
    await note(tx, found, { departments: works })
    return toOperator(found)
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

type StaffChange = LogAuthor & Pick<LogEntry, 'action' | 'why'>

export async function noteWriter(
  deps: RegistryDeps,
  act: StaffChange,
): Promise<(tx: Transaction, about: Pick<Operator, 'name' | 'role'>, more?: LogEntry['detail']) => Promise<unknown>> {
  const { serial } = await currentRegistry(deps)
  return (tx, { name, role }, more = {}) =>
    tx.insert(registryLog).values({ ...act, serial, remote: null, detail: { operator: name, role, ...more } })
}
