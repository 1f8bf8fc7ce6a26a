/** `npm test long` runs all of what `npm test` runs a sample of. */
export const long = process.env.PLAZA_LONG === '1'
