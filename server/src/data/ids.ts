import { randomBytes } from 'node:crypto'

const RANDOM_BYTES = 9

/** An id that sorts by creation time and cannot be guessed. */
export const newId = (now = Date.now()): string =>
  `${now.toString(36).padStart(9, '0')}${randomBytes(RANDOM_BYTES).toString('base64url')}`

/** As `newId`, of lower-case letters and digits alone: what payment providers accept as an order number. */
export const newOrderId = (now = Date.now()): string =>
  `${now.toString(36).padStart(9, '0')}${randomBytes(RANDOM_BYTES).toString('hex')}`
