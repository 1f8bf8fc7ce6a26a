import { isIP } from 'node:net'
import { isOwnMachine } from './address'

const PRIVATE = [
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^f[cd][0-9a-f]{2}:/,
  /^fe[89ab][0-9a-f]:/,
]

/**
 * A network as its user may recognize it, without saying which connection it was: `203.0.*.*`, `2001:db8:*`, `local`
 * for a private one, empty if unknown. There is no table of places here: an address alone does not say where it is.
 */
export function networkLabel(address: string): string {
  if (isOwnMachine(address) || PRIVATE.some((pattern) => pattern.test(address))) return 'local'
  if (isIP(address) === 4) return `${address.split('.').slice(0, 2).join('.')}.*.*`
  return address.includes(':') ? `${address.split(':').slice(0, 2).join(':')}:*` : ''
}
