import { randomBytes, randomInt } from 'node:crypto'
import { SECOND_MS } from '@plaza/shared/format'
import {
  DEVICE_POLL_SECONDS,
  DEVICE_SECONDS,
  type DeviceDecideBody,
  type DevicePoll,
  type DeviceRequest,
  type DeviceStart,
  type DeviceStartBody,
} from '@plaza/shared/operations'
import { and, eq, gt, lt } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Executor, Transaction } from '../../../data/database'
import { deviceLogins, operators, operatorTokens, registryLog } from '../../../data/schema/index'
import { consumeRateLimit } from '../../../domains/rate-limits'
import { hashOf } from '../../../secret'
import { prefixOf } from '../../../transport/client/address'
import { refuseChange } from '../../refusals'
import { currentRegistry, type RegistryDeps } from '../../registry'
import { makeToken } from '../token'
import { authorOf, type Caller } from './caller'
import { endAfter } from './token-callers'

/** Consonants: no code is a word, and none is read for another. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const CODE_LENGTH = 8
const DEVICE_BYTES = 32
const SUFFIX_BYTES = 3
/** Log-ins that one address may begin, and codes that one operator may type, in the life of a code. */
const STARTS = 20
const GUESSES = 10

type DeviceRow = typeof deviceLogins.$inferSelect

const makeUserCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Begins a log-in: a short code for a person, and a long one for the command. */
export async function startDevice(
  { db }: Pick<RegistryDeps, 'db'>,
  { ip, origin }: { ip: string; origin: string },
  { machine, ...grant }: v.InferOutput<typeof DeviceStartBody>,
): Promise<DeviceStart> {
  await consumeRateLimit(db, [{ key: `ops-device:${ip}`, max: STARTS, seconds: DEVICE_SECONDS }])
  await db.delete(deviceLogins).where(lt(deviceLogins.endsAt, new Date()))
  const [deviceCode, userCode] = [randomBytes(DEVICE_BYTES).toString('base64url'), makeUserCode()]
  const endsAt = new Date(Date.now() + DEVICE_SECONDS * SECOND_MS)
  await db
    .insert(deviceLogins)
    .values({ deviceHash: hashOf(deviceCode), userCode, machine, network: prefixOf(ip), grant, endsAt })
  return {
    ...{ deviceCode, userCode: `${userCode.slice(0, 4)}-${userCode.slice(4)}`, address: `${origin}/ops/device` },
    ...{ seconds: DEVICE_SECONDS, interval: DEVICE_POLL_SECONDS },
  }
}

/** The waiting log-in of a code; counts the attempt, because a code could be guessed. */
async function waitingDevice(db: Executor, { operator }: Caller, userCode: string): Promise<DeviceRow> {
  await consumeRateLimit(db, [{ key: `ops-code:${operator.name}`, max: GUESSES, seconds: DEVICE_SECONDS }])
  const [row] = await db
    .select()
    .from(deviceLogins)
    .where(
      and(eq(deviceLogins.userCode, userCode), eq(deviceLogins.state, 'waiting'), gt(deviceLogins.endsAt, new Date())),
    )
  if (!row) throw refuseChange('unknownCode')
  return row
}

/** Who asks behind a code, for the person who is to decide. */
export async function lookAtDevice(
  { db }: Pick<RegistryDeps, 'db'>,
  caller: Caller,
  userCode: string,
): Promise<DeviceRequest> {
  const { machine, network, grant, endsAt } = await waitingDevice(db, caller, userCode)
  return { ...grant, userCode, machine, network, endsAt: endsAt.getTime() }
}

/** Lets the command have a token of the person, or refuses it. Never more than the person may do. */
export async function decideDevice(
  { db }: Pick<RegistryDeps, 'db'>,
  caller: Caller,
  { userCode, approve, ...grant }: v.InferOutput<typeof DeviceDecideBody>,
): Promise<null> {
  const { deviceHash } = await waitingDevice(db, caller, userCode)
  const { name, role, remotes } = caller.operator
  if (approve && role !== 'viewer' && !grant.may) throw refuseChange('unfitToken')
  for (const remote of grant.remotes ?? [])
    if (remotes && !remotes.includes(remote)) throw refuseChange('wideToken', remote)
  const [decided] = await db
    .update(deviceLogins)
    .set({ state: approve ? 'approved' : 'denied', operator: name, grant })
    .where(and(eq(deviceLogins.deviceHash, deviceHash), eq(deviceLogins.state, 'waiting')))
    .returning()
  if (!decided) throw refuseChange('unknownCode')
  return null
}

/** What became of a log-in; the token is made, told once, and logged here. */
export async function pollDevice(deps: RegistryDeps, deviceCode: string): Promise<DevicePoll> {
  const { serial } = await currentRegistry(deps)
  return deps.db.transaction(async (tx) => {
    const isThis = eq(deviceLogins.deviceHash, hashOf(deviceCode))
    const [row] = await tx.select().from(deviceLogins).where(isThis).for('update')
    const now = Date.now()
    if (!row || row.endsAt.getTime() <= now) return { state: 'ended' }
    if (row.state === 'waiting') {
      const isSoon = now - (row.polledAt?.getTime() ?? 0) < (DEVICE_POLL_SECONDS - 1) * SECOND_MS
      await tx
        .update(deviceLogins)
        .set({ polledAt: new Date(now) })
        .where(isThis)
      return { state: isSoon ? 'slow-down' : 'waiting' }
    }
    await tx.delete(deviceLogins).where(isThis)
    return row.state === 'approved' ? makeOwn(tx, row, serial) : { state: 'denied' }
  })
}

/** Makes the token of the person who approved. */
async function makeOwn(tx: Transaction, { operator, machine, grant }: DeviceRow, serial: number): Promise<DevicePoll> {
  const [person] = await tx
    .select({ name: operators.name, role: operators.role })
    .from(operators)
    .where(eq(operators.name, operator ?? ''))
  if (!person) return { state: 'denied' }
  const token = makeToken()
  const name = `${person.name}@${machine}#${randomBytes(SUFFIX_BYTES).toString('hex')}`
  const endsAt = endAfter(grant.days)
  const isReader = person.role === 'viewer'
  const rights = { remotes: isReader ? null : (grant.remotes ?? null), may: isReader ? null : (grant.may ?? []) }
  await tx.insert(operatorTokens).values({
    ...{ name, role: isReader ? 'viewer' : 'owner', kind: 'person', ...rights, endsAt },
    ...{ tokenHash: hashOf(token), createdBy: person.name, owner: person.name },
  })
  const detail = { operator: name, role: person.role, ...rights, endsAt: endsAt.getTime() }
  await tx.insert(registryLog).values({
    ...{ serial, who: person.name, action: 'add-token', remote: null, why: 'Login of the command by a code', detail },
  })
  return { state: 'approved', token, name, person: person.name, endsAt: endsAt.getTime() }
}

/** Ends the token by which the call was made. Logged. */
export async function endOwnToken(deps: RegistryDeps, caller: Caller, token: string): Promise<null> {
  const { serial } = await currentRegistry(deps)
  await deps.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(operatorTokens)
      .where(eq(operatorTokens.tokenHash, hashOf(token)))
      .returning()
    const detail = { operator: gone?.name ?? '', role: gone?.role ?? '' }
    await tx.insert(registryLog).values({
      ...{ ...authorOf(caller), serial, action: 'remove-token', remote: null, why: 'Logout of the command', detail },
    })
  })
  return null
}
