import { expect, it } from 'vitest'
import type { Database } from '../../data/database'
import type { Secret } from '../../secret'
import { limitAttempts } from './attempts'

const secret = { sign: (_: string, text: string) => text.padEnd(22, '.') } as unknown as Secret

/** A database in which each count of attempts waits for the test. */
function slowDatabase(places: string[] = []) {
  const waiting: (() => void)[] = []
  const charged: string[] = []
  const answer = (fields: object): Promise<unknown[]> =>
    'place' in fields
      ? Promise.resolve(places.map((place) => ({ place: secret.sign('place', place) })))
      : new Promise((resolve) => waiting.push(() => resolve([])))
  const db = {
    select: (fields: object) => ({ from: () => ({ where: () => answer(fields) }) }),
    transaction: async () => {},
  } as unknown as Database
  const load = {
    chargeLogin: async (address: string) => {
      charged.push(address)
    },
  }
  const limit = { key: 'login-ip', max: 25, seconds: 300 }
  const attempt = (ip: string, visitor?: string) =>
    limitAttempts({ db, secret, load, ip, visitor }, { way: 'password', account: '13900000001', perAddress: limit })
  return { attempt, waiting, charged }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const busy = { code: 'busy' }

it('counts two attempts of one network at once, and refuses the oldest of more than ten that wait', async () => {
  const { attempt, waiting, charged } = slowDatabase()
  const begun = Array.from({ length: 13 }, (_, place) => attempt(`2001:db8:5:${place}::1`))
  await expect(begun[2]).rejects.toMatchObject(busy)
  expect(waiting).toHaveLength(2)
  const other = attempt('2001:db8:6::1')
  await settled()
  expect(waiting).toHaveLength(3)
  expect(charged).toHaveLength(14)
  waiting[2]?.()
  expect(await other).toEqual({ lane: 'strangers', network: '2001:db8:6' })
  for (let at = 0; at < waiting.length; at++) {
    waiting[at]?.()
    await settled()
  }
  const others = begun.filter((_, place) => place !== 2)
  expect(await Promise.all(others)).toEqual(Array(12).fill({ lane: 'strangers', network: '2001:db8:5' }))
})

it.each<[who: string, places: string[], network: string]>([
  ['in a known network', ['2001:db8:5::1'], '2001:db8:5'],
  ['on a known device', ['2001:db8:5::1', 'a phone'], secret.sign('device', 'a phone')],
])('neither delays nor charges who is %s', async (_, places, network) => {
  const { attempt, waiting, charged } = slowDatabase(places)
  const begun = Array.from({ length: 20 }, () => attempt('2001:db8:5::1', 'a phone'))
  await settled()
  expect(waiting).toHaveLength(20)
  for (const letGo of waiting) letGo()
  expect(await Promise.all(begun)).toEqual(Array(20).fill({ lane: 'known', network }))
  expect(charged).toEqual([])
})
