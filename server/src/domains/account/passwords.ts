import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '../../transport/load/fair-queue'
import { refuse } from '../../transport/refusal'

/** Argon2id with 19 MiB, 2 passes, 1 lane: measured to be slow for an attacker and affordable for us. */
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Requester of a password check: its lane, and the network that takes turns in it. */
export interface PasswordRequester {
  lane: keyof typeof lanes
  network: string
}

const MAX_PER_NETWORK = 10
const MAX_WAITING = 200
function createLane(atOnce: number) {
  const run = createFairQueue({ atOnce, waiting: MAX_WAITING, waitingPerNetwork: MAX_PER_NETWORK })
  return <T>(network: string, task: () => Promise<T>): Promise<T> => run({ address: network, network }, task)
}

/** Each lane has its own places, so that no flood of strangers delays an owner or an operator (decision 0080). */
const lanes = { strangers: createLane(1), known: createLane(2), operators: createLane(1) }

/** The server itself, when it creates the first operator and the demo. */
export const SERVER_REQUESTER: PasswordRequester = { lane: 'operators', network: 'server' }

export const hashPassword = (password: string, { lane, network }: PasswordRequester): Promise<string> =>
  lanes[lane](network, () => hash(password, options))

/** Checked instead of a missing account's hash, so that both take the same time. */
let dummyHash: Promise<string> | undefined

export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
  { lane, network }: PasswordRequester,
): Promise<boolean> {
  dummyHash ??= hash('no account has this password', options)
  const expected = passwordHash ?? (await dummyHash)
  const matches = await lanes[lane](network, () => verify(expected, password))
  return matches && passwordHash !== null && passwordHash !== undefined
}

const commonPasswords = new Set(
  `password passw0rd password1 12345678 123456789 1234567890 87654321 11111111 00000000 88888888 66666666 12341234 11223344
  qwertyui qwerty123 1qaz2wsx abcd1234 abc12345 a1234567 aa123456 iloveyou sunshine football baseball superman trustno1
  letmein1 welcome1 admin123 administrator woaini1314 woaini520 5201314520 1314520a qq123456 zxcvbnm1 asdfghjk 123qweasd
  password123 qwertyuiop 147258369 987654321 123123123 12345678a a12345678`.split(/\s+/),
)
const siteWords = ['starbay', 'xingwan', 'plaza', '星湾']
const MIN_OTHER_SIGNS = 5

/**
 * Refuses passwords that attackers try first: common ones, and those built from the site's name or the user's own phone
 * or name.
 */
export function refuseWeak(password: string, own: (string | null | undefined)[]): void {
  const lower = password.toLowerCase()
  const words = [...siteWords, ...own].filter(
    (word): word is string => Boolean(word) && [...(word as string)].length >= 2,
  )
  const onlyWord = words.some(
    (word) => lower.includes(word.toLowerCase()) && lower.replaceAll(word.toLowerCase(), '').length < MIN_OTHER_SIGNS,
  )
  if (commonPasswords.has(lower) || /^(.)\1+$/u.test(password) || onlyWord) throw refuse('passwordWeak')
}
