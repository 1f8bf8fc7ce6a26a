/** State of a remote in a page, as one letter of the support code. */
export const standings = {
  ready: 'R',
  'not-asked': 'N',
  loading: 'W',
  'last-good': 'L',
  failed: 'F',
  quarantined: 'Q',
  blocked: 'B',
  off: 'O',
  override: 'D',
} as const
export type Standing = keyof typeof standings

export interface SupportCodeInput {
  serial: number
  remotes: readonly { name: string; build: string | null; standing: Standing }[]
}

const short = (text: string) => text.replaceAll('-', '').slice(0, 3).padEnd(2, '0').toUpperCase()

/** Nobody reads out a longer code. */
const MAX_REMOTES = 8

/** Problems first, then running remotes; a remote that was never opened comes last. */
const order: readonly Standing[] = [
  'failed',
  'quarantined',
  'blocked',
  'override',
  'last-good',
  'loading',
  'ready',
  'not-asked',
  'off',
]

/** The remotes of a page, most important first. */
export const byImportance = <R extends { standing: Standing }>(remotes: readonly R[]): R[] =>
  [...remotes].sort((one, other) => order.indexOf(one.standing) - order.indexOf(other.standing))

/**
 * A code that a user can read out: `42 MED-9A0-R COM-3F1-R`, the serial, then name, build and state of the most
 * important remotes.
 */
export const supportCode = ({ serial, remotes }: SupportCodeInput): string =>
  [
    serial,
    ...(remotes.length > MAX_REMOTES ? byImportance(remotes).slice(0, MAX_REMOTES) : remotes).map(
      ({ name, build, standing }) => `${short(name)}-${short(build ?? '000')}-${standings[standing]}`,
    ),
  ].join(' ')

export interface ExplainedCode {
  serial: number
  remotes: { name: string; build: string; standing: Standing }[]
}

/** Decodes a support code; names and builds have only their first three letters. Null if it is not one. */
export function explainCode(code: string): ExplainedCode | null {
  const [serial, ...rest] = code.trim().toUpperCase().split(/\s+/)
  if (!/^\d{1,9}$/.test(serial ?? '')) return null
  const remotes = rest.map((part) => {
    const [, name = '', build = '', letter = ''] = /^([A-Z0-9]{2,3})-([0-9A-Z]{3})-([A-Z])$/.exec(part) ?? []
    const standing = (Object.keys(standings) as Standing[]).find((one) => standings[one] === letter)
    return standing ? { name: name.toLowerCase(), build: build.toLowerCase(), standing } : null
  })
  const known = remotes.filter((one) => one !== null)
  return known.length === rest.length ? { serial: Number(serial), remotes: known } : null
}
