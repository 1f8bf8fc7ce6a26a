import { codes, comments, practices as endpoints, lifecycles, likes } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { practices, rateLimits } from '../../data/schema/index'
import { addOperator, operations } from '../../testing/operators'
import { restartsOf } from '../../testing/restarts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'
import { practiceSubjects } from './review'

const ACTIVITY = '40001'

let server: TestServer
let author: TestPerson
let other: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  author = await server.person({ joinedDaysAgo: 90 })
  other = await server.person({ joinedDaysAgo: 90 })
  await addOperator(server, 'reads', { role: 'reviewer' })
})
afterAll(() => server.close())

const fields = { title: '路口的十二秒', content: '所有的车都没有动。', images: [] as string[] }
async function publish(more: object = {}) {
  await server.db.delete(rateLimits)
  return server.data(endpoints.publish, { body: { ...fields, key: crypto.randomUUID(), ...more } as never }, author)
}
const change = (id: string, more: object = {}, who = author) =>
  server.ask(endpoints.change, { params: { id }, body: { ...fields, ...more } as never }, who)
const remove = (id: string, who = author) => server.ask(endpoints.remove, { params: { id } }, who)
const detail = (id: string, who?: TestPerson) => server.ask(endpoints.detail, { params: { id } }, who)
/** As a decision of the queue, which locks the row. */
const decide = (id: string, step: 'show' | 'refuse') =>
  server.db.transaction(async (tx) => {
    await practiceSubjects.lock(tx, id)
    const { tags } = await (step === 'show'
      ? practiceSubjects.show(tx, id)
      : practiceSubjects.refuse(tx, id, '请遮住面部'))
    return tags.length > 0
  })

it(
  'is moved only by steps of its state machine, whatever runs in parallel',
  async () => {
    const servers = restartsOf(server)
    await walkLifecycle(lifecycles.practice, {
      async disturb() {
        server = await servers.next()
      },
      create: async () => (await publish({ draft: true })).id,
      async take(id, step, role) {
        if (step === 'show' || step === 'refuse') return role === 'reviewer' && decide(id, step)
        const who = role === 'author' ? author : other
        const { code } = await (step === 'submit' ? change(id, {}, who) : remove(id, who))
        if (code === codes.success) return true
        expect([codes.stateChanged, codes.contentGone]).toContain(code)
        return false
      },
      async read(id) {
        const [row] = await server.db.select().from(practices).where(eq(practices.id, id))
        return row?.state ?? 'gone'
      },
    })
    server = await servers.end()
  },
  WALK_TIMEOUT_MS,
)

describe('a show', () => {
  it('waits for a reviewer, who publishes it, and is then liked and commented on', async () => {
    const { id, state } = await publish()
    expect(state).toBe('pending')
    expect((await detail(id, other)).code).toBe(codes.contentGone)
    expect((await server.ask(likes.set, { body: { target: 'practice', id, on: true } }, other)).code).toBe(
      codes.contentGone,
    )
    const calls = operations(server)
    const item = (await calls.page('reads', 'review', 'kind=practice')).list.find(
      ({ subject }) => subject?.link === `/show-civilization-details/${id}`,
    )
    const items = [{ id: item?.id, version: item?.version }]
    await calls.change('reads', 'review', 'decide', { items, decision: 'publish' })
    expect((await detail(id)).data).toMatchObject({ state: 'shown', form: 'show', steps: [] })
    await server.data(likes.set, { body: { target: 'practice', id, on: true } }, other)
    await server.data(comments.add, { body: { target: 'practice', target_id: id, content: '真好' } }, other)
    expect((await detail(id, other)).data).toMatchObject({ likes: 1, liked: true, comments: 1 })
    expect((await server.data(endpoints.comments, { query: { id } })).list).toHaveLength(1)
    expect((await server.data(endpoints.list, { query: { page_size: 100 } })).list.map((one) => one.id)).toContain(id)
  })

  it('is kept as a draft for its author alone, and changed until it is sent', async () => {
    const { id, state } = await publish({ draft: true })
    expect(state).toBe('draft')
    expect((await detail(id, other)).code).toBe(codes.contentGone)
    expect((await change(id, { title: '改过的标题', draft: true })).data).toMatchObject({
      title: '改过的标题',
      state: 'draft',
    })
    expect((await change(id, {}, other)).code).toBe(codes.contentGone)
    expect((await change(id)).data.state).toBe('pending')
    expect((await change(id)).code).toBe(codes.stateChanged)
  })

  it('is refused with a reason that its author alone reads, and sent again', async () => {
    const { id } = await publish()
    await decide(id, 'refuse')
    expect((await detail(id, author)).data).toMatchObject({ state: 'refused', refusal: '请遮住面部' })
    expect((await detail(id, other)).code).toBe(codes.contentGone)
    expect((await change(id)).data).toMatchObject({ state: 'pending', refusal: null })
  })

  it('hides its comments with it', async () => {
    const { id } = await publish()
    await decide(id, 'show')
    const said = await server.data(
      comments.add,
      { body: { target: 'practice', target_id: id, content: '一句话' } },
      other,
    )
    await decide(id, 'refuse')
    expect((await server.ask(comments.one, { params: { id: said.id } })).code).toBe(codes.contentGone)
    expect((await server.data(endpoints.comments, { query: { id } })).list).toEqual([])
  })
})

describe('a record', () => {
  it('belongs to an activity that exists, and is listed there', async () => {
    const { id } = await publish({ activity_id: ACTIVITY })
    await decide(id, 'show')
    expect((await detail(id)).data).toMatchObject({ form: 'record', activity: { id: ACTIVITY } })
    const ids = async (query: object) =>
      (await server.data(endpoints.list, { query: { page_size: 100, ...query } })).list.map((one) => one.id)
    expect(await ids({ activity_id: ACTIVITY })).toContain(id)
    expect(await ids({})).not.toContain(id)
    const body = { ...fields, activity_id: 'nothing', key: crypto.randomUUID() }
    expect((await server.ask(endpoints.publish, { body: body as never }, author)).code).toBe(codes.contentGone)
  })

  it('is not created without a bound phone', async () => {
    const guest = await server.person({ phone: null })
    const body = { ...fields, activity_id: ACTIVITY, key: crypto.randomUUID() }
    expect((await server.ask(endpoints.publish, { body: body as never }, guest)).code).toBe(codes.phoneNeeded)
  })
})
