/** `npm test long` runs in full what `npm test` samples. */
export const long = process.env.PLAZA_LONG === '1'

/**
 * By what chance makes its inputs: the same for every change; another each time in the long run, which says it, so that
 * a failure can be had again (`PLAZA_SEED`).
 */
export const seed = Number(process.env.PLAZA_SEED ?? (long ? Date.now() % 2 ** 31 : 1))
