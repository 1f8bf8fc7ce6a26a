import { expect, it } from 'vitest'
import type { Database } from '../../data/database'
import type { Secret } from '../../secret'
import { limitAttempts } from './attempts'

const secret = { sign: (_: string, text: string) => text.padEnd(22, '.') } as unknown as Secret

/** A database in which each count of attempts waits for the test. */
function slowDatabase({ known }: { known: boolean }) {
  const waiting: (() => void)[] = []
  const answer = (fields: object): Promise<unknown[]> =>
    'one' in fields
      ? Promise.resolve(known ? [{ one: 1 }] : [])
      : new Promise((resolve) => waiting.push(() => resolve([])))
  const db = {
    select: (fields: object) => ({
      from: () => ({
        where: () => {
          const rows = answer(fields)
          return Object.assign(rows, { limit: () => rows })
        },
      }),
    }),
    transaction: async () => {},
  } as unknown as Database
  const attempt = (ip: string) =>
    limitAttempts({ db, secret, ip }, 'password', '13900000001', { key: 'login-ip', max: 25, seconds: 300 })
  return { attempt, waiting }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const busy = { code: 'busy' }

it('counts eight attempts of one network at once, and the next one as soon as one is done', async () => {
  const { attempt, waiting } = slowDatabase({ known: false })
  const begun = Array.from({ length: 8 }, (_, place) => attempt(`2001:db8:5:${place}::1`))
  await settled()
  await expect(attempt('2001:db8:5:ff::1')).rejects.toMatchObject(busy)
  const other = attempt('2001:db8:6::1')
  await settled()
  expect(waiting).toHaveLength(9)
  waiting[0]?.()
  expect(await begun[0]).toEqual({ lane: 'strangers', network: '2001:db8:5' })
  const ninth = attempt('2001:db8:5:ff::1')
  await settled()
  await expect(attempt('2001:db8:5:fe::1')).rejects.toMatchObject(busy)
  for (const letGo of waiting) letGo()
  await Promise.all([...begun, other, ninth])
})

it('does not delay users who have logged in from there before', async () => {
  const { attempt, waiting } = slowDatabase({ known: true })
  const begun = Array.from({ length: 20 }, () => attempt('2001:db8:5::1'))
  await settled()
  expect(waiting).toHaveLength(20)
  for (const letGo of waiting) letGo()
  expect(new Set((await Promise.all(begun)).map(({ lane }) => lane))).toEqual(new Set(['known']))
})
