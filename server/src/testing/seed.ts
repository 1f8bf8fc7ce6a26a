import { long } from '@plaza/shared/testing/sampling'

/**
 * Seed of random test inputs: constant normally; different in each long run, which prints it, so that a failure can be
 * reproduced (`PLAZA_SEED`).
 */
export const seed = Number(process.env.PLAZA_SEED ?? (long ? Date.now() % 2 ** 31 : 1))
