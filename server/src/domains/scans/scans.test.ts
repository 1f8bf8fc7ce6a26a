import { codes, scans } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { volunteers } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Codes of the answers to scans of so many texts. */
async function scan(person: TestPerson, code: (time: number) => string, times: number): Promise<number[]> {
  const answers: number[] = []
  for (let time = 0; time < times; time += 1)
    answers.push((await server.ask(scans.read, { body: { code: code(time) } }, person)).code)
  return answers
}
const elsewhere = (time: number) => `https://elsewhere.example/${time}`
const allowed = (count: number) => Array.from({ length: count }, () => codes.success)

it('a person scans at most 60 codes in five minutes, and others are not held up', async () => {
  const [person, other] = await Promise.all([server.person(), server.person()])
  expect(await scan(person, elsewhere, 61)).toEqual([...allowed(60), codes.tooMany])
  expect(await scan(other, elsewhere, 1)).toEqual(allowed(1))
  expect((await server.data(scans.mine, { query: { page_size: 50 } }, person)).list).toHaveLength(50)
})

it('digits are guessed at most 20 times in five minutes, while other codes are still read', async () => {
  const person = await server.person()
  expect(await scan(person, () => '123456', 21)).toEqual([...allowed(20), codes.tooMany])
  expect(await scan(person, elsewhere, 1)).toEqual(allowed(1))
})

it('a code that is read again, as by a reload, is one scan', async () => {
  const [person, other] = await Promise.all([server.person(), server.person()])
  await Promise.all([1, 2, 3].map(() => scan(person, elsewhere, 2)))
  await scan(other, elsewhere, 1)
  const rows = async (who: TestPerson) => (await server.data(scans.mine, {}, who)).list.length
  expect([await rows(person), await rows(other)]).toEqual([2, 1])
})

it('the code of a volunteer leads to the public page, and that of others does not', async () => {
  const [reader, volunteer, other] = await Promise.all([server.person(), server.person(), server.person()])
  const id = newId()
  await server.db.insert(volunteers).values({ id, userId: volunteer.id, state: 'active', district: '临江' })
  await server.db.insert(volunteers).values({ id: newId(), userId: other.id, state: 'left', district: '临江' })
  const pages: (string | undefined)[] = []
  for (const person of [volunteer, other]) {
    const { code } = await server.data(scans.code, {}, person)
    pages.push((await server.data(scans.read, { body: { code } }, reader)).volunteer_id)
  }
  expect(pages).toEqual([id, undefined])
  const { list } = await server.data(scans.mine, {}, reader)
  expect(list.map((scan) => scan.volunteer_id)).toEqual([undefined, id])
})

it.each([
  [
    'the address in its QR code',
    'https://plaza.example/user-details/certificate?proof=SBC2026000001-abcdefghijklmnopqrstuv',
  ],
  ['the code below it', ' SBC2026000001-abcdefghijklmnopqrstuv '],
  ['its number', 'SBC2026000001'],
])('a certificate is known by %s', async (_, code) => {
  const scan = await server.data(scans.read, { body: { code } }, await server.person())
  const id = code.includes('-abc') ? 'SBC2026000001-abcdefghijklmnopqrstuv' : 'SBC2026000001'
  expect(scan).toEqual({ kind: 'certificate', id, title: 'SBC2026000001', valid: true })
})
