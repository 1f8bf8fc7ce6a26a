import type { Nameable, NamedThing } from '@plaza/shared/operations'
import { read } from '../../calls/call'

export interface ThingQuery {
  of: Nameable
  /** A part of the name; empty for any. */
  q?: string
  id?: string
}

/** Things that a document can name: those with a part of a name, or the one with an id. */
export const findThings = (query: ThingQuery): Promise<readonly NamedThing[]> =>
  read<{ list: readonly NamedThing[] }>(`newsroom-things?${new URLSearchParams({ ...query })}`).then(({ list }) => list)
