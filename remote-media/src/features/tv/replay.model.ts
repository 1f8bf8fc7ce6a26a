import type { Programme } from '@plaza/shared/api'

/** The day of a broadcast, which its id ends with (`805-3.20261121`); null for any other text. */
export function dayOf(id: string): string | null {
  const [, year, month, day] = /\.(\d{4})(\d{2})(\d{2})$/.exec(id) ?? []
  return year ? `${year}-${month}-${day}` : null
}

/** A broadcast that can be seen again. */
export const replayOf = (programmes: readonly Programme[] | undefined, id: string | undefined): Programme | null =>
  programmes?.find((programme) => programme.id === id && programme.replay_url !== null) ?? null
