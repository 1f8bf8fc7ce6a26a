import { eq, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../data/schema/index'

/** Whose data is looked for: by id, and by phone where a table knows no more. */
export interface DataOwner {
  id: string
  phone: string | null
}

/** In place of the name of a person whose account is closed. */
export const NAMELESS = '已注销用户'

/** Part of the file that a person gets. All columns, except where it is told. */
export interface CopyOfRows {
  title: { zh: string; en: string }
  only?: readonly string[]
  without?: readonly string[]
  /** Columns with another person in them, as they may be told. */
  instead?: Readonly<Record<string, SQL>>
}

export type ClosingStep =
  | { erase(owner: DataOwner): SQL | undefined }
  | { run(owner: DataOwner): SQL }
  | { change: Readonly<Record<string, unknown>>; where(owner: DataOwner): SQL | undefined }

/** A table with data about persons: what they get of it, and what closing an account does to it. */
export interface PersonalTable {
  /** Rows of a person. */
  rows(owner: DataOwner): SQL | undefined
  /** What the file of a person has of them, or why nothing. */
  copy: CopyOfRows | string
  closing: readonly ClosingStep[]
  /** Why rows stay that belong to the closed account. Without it none does. */
  kept?: string
}

export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never
}[keyof typeof schema]

const allTables = { ...schema }
export const tableOf = (name: TableName): PgTable => allTables[name]

/** A table of nobody: why, where a column looks as if it were about a person. */
export type TableOfNobody = { nobody: true; why?: string }
export const nobody = (why?: string): TableOfNobody => ({ nobody: true, ...(why && { why }) })

export const erase = (where: (owner: DataOwner) => SQL | undefined): ClosingStep => ({ erase: where })
export const change = (
  set: Readonly<Record<string, unknown>>,
  where: (owner: DataOwner) => SQL | undefined,
): ClosingStep => ({ change: set, where })

export const run = (statement: (owner: DataOwner) => SQL): ClosingStep => ({ run: statement })

/** Rows whose column has the person's id. */
export const byId =
  (column: SQLWrapper) =>
  ({ id }: DataOwner): SQL =>
    eq(column, id)

/** A table of which nothing stays. */
export const erased = (rows: PersonalTable['rows'], copy: PersonalTable['copy']): PersonalTable => ({
  rows,
  copy,
  closing: [erase(rows)],
})

/** A table that the closing of an account does not touch. */
export const kept = (rows: PersonalTable['rows'], copy: PersonalTable['copy'], why: string): PersonalTable => ({
  rows,
  copy,
  closing: [],
  kept: why,
})
