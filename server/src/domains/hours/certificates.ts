import { type Certificate, hours as endpoints } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { certificates, hoursLedger, users } from '../../data/schema/index'
import { isSame } from '../../secret'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { openIdentity } from '../account/identity/identity'
import { lockUser, maskText } from '../account/users'
import { readSettings } from '../config'
import { isInYear } from './records'

type Row = typeof certificates.$inferSelect
type Scope = Row['scope']

/** Characters of the signature: 132 bits. */
const SIGNATURE_LENGTH = 22
const newest = descending(certificates.issuedAt, certificates.id)
const reversal = alias(hoursLedger, 'reversal')

/** Entries that a certificate of this scope counts. A reversal counts with what it takes back. */
function isInScope(scope: Scope): SQL | undefined {
  if (scope === 'all') return undefined
  if (!scope.startsWith('entry:')) return isInYear(Number(scope))
  const id = Number(scope.slice('entry:'.length))
  return sql`coalesce(${hoursLedger.reversalOf}, ${hoursLedger.id}) = ${id}`
}

/** Signs everything that the certificate says; the person's proven name never changes. */
function codeOf({ secret }: Pick<Context, 'secret'>, row: Row): string {
  const { id, userId, number, scope, shows, title, place, hours, services, issuer, lastEntry } = row
  const dates = [row.fromAt, row.untilAt, row.issuedAt].map((date) => date.toISOString())
  const says = JSON.stringify([
    id,
    userId,
    number,
    scope,
    shows,
    title,
    place,
    hours,
    services,
    issuer,
    lastEntry,
    dates,
  ])
  return `${number}-${secret.sign('certificate', says).slice(0, SIGNATURE_LENGTH)}`
}

async function toCertificate(context: Context, row: Row): Promise<Certificate> {
  const [owner] = await context.db.select({ realName: users.realName }).from(users).where(eq(users.id, row.userId))
  const name = openIdentity(context.identity, row.userId, 'real-name', owner?.realName ?? '')
  const { id, number, scope, shows, title, place, hours, services, issuer } = row
  return {
    ...{ id, number, scope, shows, title, place, hours, services, issuer },
    name: shows === 'whole' ? name : maskText(name, 1, 0),
    from: row.fromAt.toISOString(),
    until: row.untilAt.toISOString(),
    issued_at: row.issuedAt.toISOString(),
    code: codeOf(context, row),
  }
}

/** What the ledger says about the scope now. */
async function countScope(tx: Transaction, userId: string, scope: Scope) {
  const credit = sql`${hoursLedger.reversalOf} is null`
  const [counted] = await tx
    .select({
      hours: sql<number>`coalesce(sum(${hoursLedger.hours}), 0)::float8`,
      services: sql<number>`(count(*) filter (where ${credit}) - count(*) filter (where not ${credit}))::int`,
      lastEntry: sql<number>`coalesce(max(${hoursLedger.id}), 0)::int`,
      fromAt: sql<Date>`min(${hoursLedger.servedAt})`.mapWith(hoursLedger.servedAt),
      untilAt: sql<Date>`max(${hoursLedger.servedAt})`.mapWith(hoursLedger.servedAt),
      title: sql<string>`coalesce(min(${hoursLedger.title}), '')`,
      place: sql<string>`coalesce(min(${hoursLedger.place}), '')`,
    })
    .from(hoursLedger)
    .where(and(eq(hoursLedger.userId, userId), isInScope(scope)))
  if (!counted || counted.hours <= 0) throw refuse('stateChanged')
  return scope.startsWith('entry:') ? counted : { ...counted, title: '', place: '' }
}

const numberOf = async (tx: Transaction): Promise<string> => {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('certificate_numbers')::text as next`)
  return `SBC${siteDate(Date.now()).slice(0, 4)}${(rows[0]?.next ?? '').padStart(6, '0')}`
}

type IssueInput = HandlerInput<typeof endpoints.issue>['body']

/** The same certificate as before while it would say the same. */
async function issue(context: Context, { scope, shows }: IssueInput): Promise<Row> {
  const { db, person } = context
  return db.transaction(async (tx) => {
    const { verified } = await lockUser(tx, person.id)
    if (verified !== 1) throw refuse('realNameNeeded')
    const counted = await countScope(tx, person.id, scope)
    const [same] = await tx
      .select()
      .from(certificates)
      .where(
        and(
          eq(certificates.userId, person.id),
          eq(certificates.scope, scope),
          eq(certificates.shows, shows),
          eq(certificates.lastEntry, counted.lastEntry),
          eq(certificates.hours, counted.hours),
        ),
      )
    if (same) return same
    const { volunteering } = await readSettings(tx, 'volunteering')
    const values = { id: newId(), userId: person.id, number: await numberOf(tx), scope, shows }
    const [row] = await tx
      .insert(certificates)
      .values({ ...values, ...counted, issuer: volunteering.issuer })
      .returning()
    if (!row) throw new Error('no row of the certificate')
    return row
  })
}

/** Entries that it counts and that were taken back after it was issued. */
async function reversedSince({ db }: Context, { userId, scope, lastEntry }: Row) {
  const [since] = await db
    .select({
      at: sql<Date | null>`min(${reversal.createdAt})`.mapWith(hoursLedger.createdAt),
      hours: sql<number>`coalesce(sum(${reversal.hours}), 0)::float8`,
    })
    .from(hoursLedger)
    .innerJoin(reversal, eq(reversal.reversalOf, hoursLedger.id))
    .where(
      and(eq(hoursLedger.userId, userId), isInScope(scope), lte(hoursLedger.id, lastEntry), gt(reversal.id, lastEntry)),
    )
  return since?.at ? { at: since.at, hours: since.hours } : null
}

async function verify(context: Context, code: string) {
  const [number = ''] = code.split('-', 1)
  const [row] = await context.db.select().from(certificates).where(eq(certificates.number, number))
  if (!row || !isSame(code, codeOf(context, row)))
    return { state: 'unknown' as const, certificate: null, reversed_at: null, hours_left: null }
  const since = await reversedSince(context, row)
  return {
    state: since ? ('reversed' as const) : ('valid' as const),
    certificate: await toCertificate(context, row),
    reversed_at: since?.at.toISOString() ?? null,
    hours_left: since ? row.hours + since.hours : null,
  }
}

export const certificateHandlers = [
  handle(endpoints.issue, async ({ body }, context) => toCertificate(context, await issue(context, body))),
  handle(endpoints.certificates, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, newest, (after) =>
      context.db
        .select()
        .from(certificates)
        .where(and(eq(certificates.userId, context.person.id), after)),
    )
    return { list: await Promise.all(rows.map((row) => toCertificate(context, row))), next }
  }),
  handle(endpoints.certificate, async ({ params }, context) => {
    const [row] = await context.db
      .select()
      .from(certificates)
      .where(and(eq(certificates.id, params.id), eq(certificates.userId, context.person.id)))
    if (!row) throw refuse('contentGone')
    return toCertificate(context, row)
  }),
  handle(endpoints.verify, ({ params }, context) => verify(context, params.code)),
]
