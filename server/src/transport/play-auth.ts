import { timingSafeEqual } from 'node:crypto'
import dayjs from 'dayjs'
import type { Secret } from '../secret'

/** A film is seeked in after a long pause too: what plays it holds for six hours at least. */
const LIFETIME_HOURS = 6

interface PlayAuth {
  play_auth: string
  expires_at: string
}

const signatureOf = (secret: Secret, address: string, until: string): string =>
  secret.sign('play', `${address}\n${until}`)

/** Permission to play one file, whoever asks. It ends with an hour, so that an answer asked twice stays the same. */
export function playAuthOf(secret: Secret, address: string, now = Date.now()): PlayAuth {
  const end = dayjs(now)
    .add(LIFETIME_HOURS + 1, 'hour')
    .startOf('hour')
  const until = String(end.unix())
  return { play_auth: `${until}.${signatureOf(secret, address, until)}`, expires_at: end.toISOString() }
}

/** The address of a file with permission to play it. */
export const playableAddress = (secret: Secret, address: string, now?: number): string =>
  `${address}?play_auth=${playAuthOf(secret, address, now).play_auth}`

/** Whether a permission is ours, for this file, and not over. */
export function isPlayAuth(secret: Secret, address: string, playAuth: string | undefined, now = Date.now()): boolean {
  const [until = '', signature = ''] = (playAuth ?? '').split('.', 2)
  const expected = Buffer.from(signatureOf(secret, address, until))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) * 1_000 > now
}
