import { env } from 'node:process'

/** `npm test long` runs in full what `npm test` samples. */
export const long = env.PLAZA_LONG === '1'
/** Start of this run's samples: `npm test` derives it from the commit, so that all rows get their turn. */
export const turn = Number(env.PLAZA_TURN ?? 0)

/** Whether a row is in an evenly spread sample of this size; the long run has every row. */
export const isSampled = (index: number, rows: number, size: number): boolean =>
  long || (((index + turn) % rows) * size) % rows < size

/** An evenly spread sample of this size; all rows in the long run. */
export const sampleOf = <T>(rows: readonly T[], size: number): T[] =>
  rows.filter((_, index) => isSampled(index, rows.length, size))
