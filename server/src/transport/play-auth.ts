import dayjs from 'dayjs'
import { isSame, type Secret } from '../secret'

/** A film may be seeked after a long pause, so a permission lasts at least six hours. */
const LIFETIME_HOURS = 6

interface PlayAuth {
  play_auth: string
  expires_at: string
}

/** Files that one permission covers: a film in HLS is a folder of playlists and segments. */
export const playScope = (address: string): string => /^\/media\/hls\/[^/]+\//.exec(address)?.[0] ?? address

const signatureOf = (secret: Secret, address: string, until: string): string =>
  secret.sign('play', `${playScope(address)}\n${until}`)

/** Signs permission to play one file or film, for anybody. It expires on the hour, so that repeated answers are equal. */
export function playAuthOf(secret: Secret, address: string, now = Date.now()): PlayAuth {
  const end = dayjs(now)
    .add(LIFETIME_HOURS + 1, 'hour')
    .startOf('hour')
  const until = String(end.unix())
  return { play_auth: `${until}.${signatureOf(secret, address, until)}`, expires_at: end.toISOString() }
}

/** URL of a file with permission to play it. */
export const playableAddress = (secret: Secret, address: string, now?: number): string =>
  `${address}?play_auth=${playAuthOf(secret, address, now).play_auth}`

/** Whether a permission was signed by us for this file, and has not expired. */
export function isPlayAuth(secret: Secret, address: string, playAuth: string | undefined, now = Date.now()): boolean {
  const [until = '', signature = ''] = (playAuth ?? '').split('.', 2)
  return isSame(signature, signatureOf(secret, address, until)) && Number(until) * 1_000 > now
}
