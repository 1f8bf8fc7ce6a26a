import type { Programme } from '@plaza/shared/api'

/** The day at the end of a broadcast's id (`805-3.20261121`); null if there is none. */
export function dayOf(id: string): string | null {
  const [, year, month, day] = /\.(\d{4})(\d{2})(\d{2})$/.exec(id) ?? []
  return year ? `${year}-${month}-${day}` : null
}

/** The broadcast with this id, if it can be replayed. */
export const replayOf = (programmes: readonly Programme[] | undefined, id: string | undefined): Programme | null =>
  programmes?.find((programme) => programme.id === id && programme.replay_url !== null) ?? null
