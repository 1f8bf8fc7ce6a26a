import { activities, codes, courses } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const COURSE = '6801'
const save = (id: string, body: object, person: TestPerson) =>
  server.ask(courses.save, { params: { id }, body }, person)
const begun = async (person: TestPerson) => (await server.data(courses.mine, {}, person)).list
const own = async (person: TestPerson) => (await server.data(courses.progress, { params: { id: COURSE } }, person)).list

it('lists courses with the number and the minutes of their lessons', async () => {
  const { list } = await server.data(activities.classrooms, { query: {} })
  expect(list).toHaveLength(6)
  expect(list[0]).toMatchObject({ id: COURSE, lessons: 4, minutes: 30 })
  const course = await server.data(courses.detail, { params: { id: COURSE } })
  expect(course.lesson_list.map(({ id, video }) => [id, video !== null])).toEqual([
    ['6901', true],
    ['6902', true],
    ['6903', false],
    ['6904', false],
  ])
  expect((await server.ask(courses.detail, { params: { id: 'x' } })).code).toBe(codes.contentGone)
})

it('keeps progress and notes, and names the lesson to go on with', async () => {
  const person = await server.person()
  expect(await begun(person)).toEqual([])
  await save('6901', { seconds: 8 }, person)
  await save('6901', { note: '先看现场' }, person)
  await save('6901', { done: true, seconds: 14 }, person)
  await save('6901', { seconds: 3 }, person)
  expect(await own(person)).toMatchObject([{ lesson_id: '6901', seconds: 3, done: true, note: '先看现场' }])
  expect(await begun(person)).toMatchObject([{ course_id: COURSE, done: 1, lesson_id: '6902' }])
  for (const id of ['6902', '6903', '6904']) await save(id, { done: true }, person)
  expect(await begun(person)).toMatchObject([{ done: 4, lesson_id: null }])
})

it('keeps them from everybody else', async () => {
  const [person, other] = [await server.person(), await server.person()]
  await save('6901', { note: '只给自己看' }, person)
  expect([await own(other), await begun(other)]).toEqual([[], []])
  expect((await server.ask(courses.progress, { params: { id: COURSE } })).code).toBe(codes.loginExpired)
  expect((await save('nothing', { done: true }, person)).code).toBe(codes.contentGone)
})
