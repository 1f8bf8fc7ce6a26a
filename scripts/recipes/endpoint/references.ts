import type { Draft } from '../draft'
import type { Column } from './fields'
import { plurals } from './names'

export const SCHEMA = 'server/src/data/schema'
export const GROUPS = 'server/src/seed/demo/groups.ts'
export const REFERENCES = 'server/src/seed/demo/schemas/references.ts'

/** The table that an id column refers to. */
export interface TableReference {
  table: string
  /** File of the schema that defines it. */
  file: string
  /** Name under which entries of the demo refer to its rows, if any does. */
  ref: string | undefined
  /** The first row in the demo. */
  firstId: number
}

const USERS = 'users'

/** The file of the schema that defines a table. */
export const schemaFileOf = (draft: Draft, table: string): string | undefined =>
  draft.filesIn(SCHEMA).find((path) => draft.read(path).includes(`export const ${table} = pgTable(`))

/** The table that `teamId` refers to: one with rows in the demo, which name their id as a number. */
export function referenceOf(draft: Draft, { key, kind }: Column): TableReference | undefined {
  if (kind === 'person') return { table: USERS, file: schemaFileOf(draft, USERS) ?? '', ref: 'person', firstId: 0 }
  for (const table of kind === 'id' ? plurals(key.replace(/Id$/, '')) : []) {
    const file = schemaFileOf(draft, table)
    const firstId = firstIdOf(draft, table)
    const [, ref, type] = new RegExp(`(\\w+): reference\\(([\\w.()]+), '${table}'`).exec(draft.read(REFERENCES)) ?? []
    if (file && firstId !== undefined && (!ref || type === 'Key')) return { table, file, ref, firstId }
  }
}

function firstIdOf(draft: Draft, table: string): number | undefined {
  const [, at = ''] = new RegExp(`^ {2}${table}: group\\('([^']+)'`, 'm').exec(draft.read(GROUPS)) ?? []
  const [, id] = at.endsWith('.yaml') ? (/^- id: (\d+)/m.exec(draft.read(`server/demo/${at}`)) ?? []) : []
  return id === undefined ? undefined : Number(id)
}
