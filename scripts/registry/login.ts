import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type DevicePoll, permissions } from '../../shared/src/operations/index'
import { CommandError } from '../lib/command-error'
import { momentWords } from './format'
import { keepLogin } from './logins'
import { type OperationsClient, operationsOf, type PlazaServer } from './operations'

const DEFAULT_DAYS = 30

interface LoginRequest {
  env: NodeJS.ProcessEnv
  plaza: PlazaServer
  days?: number | undefined
  /** Shows the code while the command waits. */
  complain(text: string): void
}

/** Logs the command in by a code that a person confirms in `/ops`. */
export async function logIn({ env, plaza, days = DEFAULT_DAYS, complain }: LoginRequest): Promise<string[]> {
  // Nobody is logged in yet: these calls take no token.
  const ask = operationsOf({ ...plaza, token: 'none' }, { isAnonymous: true })
  const machine =
    hostname()
      .replace(/[^\p{L}\p{N} ._@()-]/gu, '-')
      .slice(0, 60) || 'a machine'
  const { deviceCode, userCode, address, interval } = await ask('device-start', { machine, may: permissions, days })
  complain(`Open ${address} and type the code ${userCode}. It is good for ten minutes.\n`)
  const given = await answerTo(ask, deviceCode, interval * 1000)
  const file = keepLogin(env, plaza.url, given)
  return [`Logged in to ${plaza.url} as ${given.person} until ${momentWords(given.endsAt)}; kept in ${file}.`]
}

async function answerTo(
  ask: OperationsClient,
  deviceCode: string,
  intervalMs: number,
): Promise<Extract<DevicePoll, { state: 'approved' }>> {
  for (let wait = intervalMs; ; ) {
    await pause(wait)
    const answer = await ask('device-poll', { deviceCode })
    if (answer.state === 'approved') return answer
    if (answer.state === 'denied') throw new CommandError('The login was refused in /ops.')
    if (answer.state === 'ended') throw new CommandError('Nobody confirmed the code in time. Log in again.')
    if (answer.state === 'slow-down') wait += intervalMs
  }
}
