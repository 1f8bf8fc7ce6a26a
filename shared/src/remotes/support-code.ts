/** How a remote stands in a page, as one letter of the support code. */
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

/** Remotes of a code: more of them nobody reads out. */
const MAX_REMOTES = 8

/** What support asks about first: what is not as it should be, then what runs; what was never opened says nothing. */
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

/** The remotes of a page, those that matter first. */
export const byImportance = <R extends { standing: Standing }>(remotes: readonly R[]): R[] =>
  [...remotes].sort((one, other) => order.indexOf(one.standing) - order.indexOf(other.standing))

/**
 * A code that a person can read out: `42 MED-9A0-R COM-3F1-R`: serial; for each remote its name, build and standing, of
 * many remotes those that matter.
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

/** What a support code says, with the first three letters of names and builds; null where it is none. */
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
