import { codes, scans } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Codes of the answers to so many scans of the same text. */
async function scan(person: TestPerson, code: string, times: number): Promise<number[]> {
  const answers: number[] = []
  for (let time = 0; time < times; time += 1)
    answers.push((await server.ask(scans.read, { body: { code } }, person)).code)
  return answers
}
const allowed = (count: number) => Array.from({ length: count }, () => codes.success)

it('a person scans at most 60 codes in five minutes, and others are not held up', async () => {
  const [person, other] = await Promise.all([server.person(), server.person()])
  expect(await scan(person, 'https://elsewhere.example', 61)).toEqual([...allowed(60), codes.tooMany])
  expect(await scan(other, 'https://elsewhere.example', 1)).toEqual(allowed(1))
  expect((await server.data(scans.mine, { query: { page_size: 50 } }, person)).list).toHaveLength(50)
})

it('digits are guessed at most 20 times in five minutes, while other codes are still read', async () => {
  const person = await server.person()
  expect(await scan(person, '123456', 21)).toEqual([...allowed(20), codes.tooMany])
  expect(await scan(person, 'https://elsewhere.example', 1)).toEqual(allowed(1))
})
