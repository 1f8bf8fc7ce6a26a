import type { Executor } from '../../data/database'

/** Reads things by id for the items of a card. */
export type Filler = (db: Executor, ids: string[]) => Promise<Map<string, object>>
