import { HOUR_MS } from '@plaza/shared/format'
import { expect, it } from 'vitest'
import { secretFrom } from '../secret'
import { isPlayAuth, playAuthOf, playableAddress } from './play-auth'

const secret = secretFrom('a secret of the tests')
const FILM = '/media/uploads/video/tide'
const NOW = Date.UTC(2026, 10, 23, 11, 40)
const authOf = (address = FILM, now = NOW) => playAuthOf(secret, address, now).play_auth

it('opens its file for six hours at least, so that a film is seeked in after a pause of an hour', () => {
  for (const hours of [0, 1, 6]) expect(isPlayAuth(secret, FILM, authOf(), NOW + hours * HOUR_MS)).toBe(true)
  expect(isPlayAuth(secret, FILM, authOf(), NOW + 7 * HOUR_MS)).toBe(false)
})

it('is the same for all who ask within an hour', () => {
  expect(authOf(FILM, NOW)).toBe(authOf(FILM, NOW + HOUR_MS / 4))
  expect(playableAddress(secret, FILM, NOW)).toBe(`${FILM}?play_auth=${authOf()}`)
})

it.each<[what: string, auth: string | undefined]>([
  ['none', undefined],
  ['one of another file', authOf('/media/uploads/video/other')],
  ['one that was prolonged', authOf().replace(/^\d+/, (until) => String(Number(until) + 3_600))],
  ['one without a signature', authOf().split('.')[0]],
  ['one of another secret', playAuthOf(secretFrom('another secret'), FILM, NOW).play_auth],
])('opens nothing with %s', (_, auth) => expect(isPlayAuth(secret, FILM, auth, NOW)).toBe(false))
