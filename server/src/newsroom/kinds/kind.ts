import type { NewsroomArea, newsroomAreas } from '@plaza/shared/operations'
import type * as v from 'valibot'
import type { Executor } from '../../data/database'
import type { Entries, GroupName } from '../../seed/demo/groups'
import type { Demo } from '../../seed/demo/read'
import type { References } from '../../seed/demo/schemas/references'

export interface ShowOptions {
  /** First publication, for what names no other time. */
  at: Date
  /** Visible only by a preview link. */
  hidden: boolean
}

/** A kind of what editors write. Its documents are entries of the demo's files, but without counts. */
export interface ContentKind {
  /** Group of the demo to which its entries belong. */
  group: GroupName
  /** Ids are numbers or texts; `single`: there is one document. */
  id: 'number' | 'text' | 'single'
  /** Schema of a document; `at`: as in `ShowOptions`. */
  schema(refs: References, at: Date): v.GenericSchema
  /** The one document is the list of all entries of the group. */
  isList?: true
  /** Field with its id, where that is not `id`. */
  key?: 'slug'
  /** Field with parts that have ids of their own. */
  parts?: 'tracks' | 'rooms' | 'lessons'
  /** Unpublished entries have rows, for their preview links. */
  previews?: true
  /** Writes the rows of the entry, the only one of its group in `demo`. */
  show(db: Executor, demo: Demo, options: ShowOptions): Promise<void>
  /** Takes it from the public. */
  hide?(db: Executor, id: string): Promise<void>
  /** Of a single document: what is in force while no editor has changed it. */
  unchanged?(db: Executor): Promise<unknown>
  /** The document in the form in which it is stored: texts that files may have shorter. */
  normalise?(document: Record<string, unknown>): Record<string, unknown>
  /** Where it is seen. */
  address(document: Record<string, unknown>): string | null
}

/** Kinds of an area, one file each here; `community` has two: circles, and the practice centre. */
export type KindIn<Area extends NewsroomArea> = (typeof newsroomAreas)[Area][number]

/** The entries of a group of the demo. */
export const entriesIn = (group: GroupName, entries: readonly unknown[]): Partial<Entries> =>
  ({ [group]: entries }) as Partial<Entries>
