import { codes, advices as endpoints } from '@plaza/shared/api'
import type {
  AnswerTemplate,
  DepartmentChoice,
  DepartmentFigures,
  QueueItem,
  QueueLog,
  QueueResult,
  WriterContact,
} from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adviceCounts, adviceSteps, advices, departments, queueItems, users } from '../data/schema/index'
import { addOperator, decideAdvice, operations, versionOf } from '../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'

/** Streets and transport; their demo letters wait too. */
const [HERE, THERE] = ['751', '752']

let server: TestServer
let office: ReturnType<typeof operations>
beforeAll(async () => {
  server = await startTestServer()
  office = operations(server)
  await addOperator(server, 'gao', { role: 'department', departments: [HERE] })
  await addOperator(server, 'han', { role: 'department', departments: [HERE] })
  await addOperator(server, 'elsewhere', { role: 'department', departments: [THERE] })
  await addOperator(server, 'both', { role: 'department', departments: [HERE, THERE] })
  await addOperator(server, 'lin', { role: 'reviewer' })
  await addOperator(server, 'ops', { role: 'releaser' })
})
afterAll(() => server.close())

async function send(more: object = {}, who?: TestPerson) {
  const writer = who ?? (await server.person({ nickname: '巷口的人' }))
  const body = {
    merchant_id: HERE,
    kind: 'complain' as const,
    title: '巷口的灯坏了',
    content: '从周一开始一直不亮，晚上看不见台阶。',
    images: [] as string[],
    audience: 'named' as const,
    key: crypto.randomUUID(),
    ...more,
  }
  const { id } = await server.data(endpoints.publish, { body }, writer)
  return { id, writer, item: await itemOf(id) }
}
const rowOf = async (id: string) =>
  (await server.db.select().from(queueItems).where(eq(queueItems.subjectId, id)).orderBy(queueItems.id)).at(-1)

/** Every item that an operator sees. */
async function all(who: string, query = ''): Promise<QueueItem[]> {
  const items: QueueItem[] = []
  for (let next: string | null = ''; next !== null; ) {
    const cursor: string = next && `&cursor=${encodeURIComponent(next)}`
    const page = await office.page(who, 'departments', `${query}${cursor}`)
    items.push(...page.list)
    next = page.next
  }
  return items
}
async function itemOf(id: string, who = 'both', query = ''): Promise<QueueItem> {
  const row = await rowOf(id)
  const found = (await all(who, query)).find((item) => item.id === row?.id)
  if (!found) throw new Error(`${id} is not in the queue`)
  return found
}
const decide = (who: string, item: QueueItem, body: object) =>
  office.change(who, 'departments', 'decide', { ...versionOf(item), ...body })
const take = (who: string, item: QueueItem) => office.change(who, 'departments', 'take', versionOf(item))
const failures = ({ failed }: QueueResult) => failed.map(({ failure }) => failure)
const stepsOf = async (id: string) =>
  (await server.db.select().from(adviceSteps).where(eq(adviceSteps.adviceId, id))).map(({ step }) => step).sort()
const answer = { decision: 'answer', why: '已经修好了，换了新的灯泡。' }

describe('rights', () => {
  it.each<[who: string, code: number]>([
    ['gao', codes.success],
    ['lin', codes.notAllowed],
    ['ops', codes.notAllowed],
    ['nobody', codes.loginExpired],
  ])('%s is answered with %i', async (who, code) => {
    const gets = ['queue/departments', 'queue/departments/log', 'queue/departments/workers', 'departments']
    for (const path of [...gets, 'departments/templates', 'departments/figures'])
      expect([path, (await office.call(who, path)).code]).toEqual([path, code])
    expect((await office.request(who, 'departments/figures.csv')).headers.get('content-type')).toContain(
      code === codes.success ? 'csv' : 'json',
    )
  })

  it('a department reads nothing of deliveries or reviews', async () => {
    for (const path of ['status', 'log', 'numbers', 'operators', 'queue/review', 'queue/review/log'])
      expect((await office.call('gao', path)).code).toBe(codes.notAllowed)
  })

  it('an operator sees letters to own departments alone, and changes no others', async () => {
    const { id, item } = await send({ audience: 'private' })
    expect((await all('gao')).map((one) => one.id)).toContain(item.id)
    expect((await all('elsewhere')).map((one) => one.id)).not.toContain(item.id)
    const log = (await office.call<QueueLog>('elsewhere', `queue/departments/log?item=${item.id}`)).data
    expect(failures(await take('elsewhere', item))).toEqual(['gone'])
    const refused = await decide('elsewhere', item, answer)
    expect([failures(refused), refused.items]).toEqual([['gone'], []])
    expect((await stepsOf(id)).length).toBe(1)
    await take('gao', item)
    expect((await office.call<QueueLog>('elsewhere', `queue/departments/log?item=${item.id}`)).data).toEqual(log)
    const own = (await office.call<QueueLog>('han', `queue/departments/log?item=${item.id}`)).data
    expect(own.list.map(({ who, action }) => [who, action])).toEqual([['gao', 'take']])
  })

  it('hands on to colleagues of the same department alone', async () => {
    const { item } = await send()
    const { list } = (await office.call<{ list: string[] }>('gao', 'queue/departments/workers')).data
    expect(list).toEqual(['both', 'gao', 'han'])
    const on = (to: string) => office.change('gao', 'departments', 'hand-on', { ...versionOf(item), to, why: '更熟悉' })
    expect(failures(await on('elsewhere'))).toEqual(['unfit'])
    expect((await on('han')).items[0]?.takenBy).toBe('han')
  })
})

describe('the list', () => {
  it('has those due first at the top, the late ones before all', async () => {
    const { id } = await send()
    await server.db
      .update(advices)
      .set({ dueAt: new Date('2020-01-02T10:00:00Z') })
      .where(eq(advices.id, id))
    const items = await all('both')
    expect(items[0]?.subject?.advice).toMatchObject({ late: true })
    const due = items.map(({ subject }) => subject?.advice?.dueAt ?? 0)
    expect(due).toEqual(due.toSorted((one, other) => one - other))
  })

  it('is filtered by kind and by who has taken it, and what was asked back stands apart', async () => {
    const { id, item } = await send({ kind: 'suggest' })
    const ids = async (query: string) => (await all('gao', query)).map((one) => one.id)
    expect(await ids('kind=suggest')).toContain(item.id)
    expect(await ids('kind=praise')).not.toContain(item.id)
    const [taken] = (await take('gao', item)).items
    expect(await ids('mine=1')).toContain(item.id)
    expect((await all('han', 'mine=1')).map((one) => one.id)).not.toContain(item.id)
    await decide('gao', taken as QueueItem, { decision: 'ask', why: '请问是哪一盏？' })
    expect(await ids('')).not.toContain(item.id)
    expect((await itemOf(id, 'gao', 'state=paused')).cause).toBe('asked')
  })

  it('counts waiting letters of own departments alone', async () => {
    const waiting = async (who: string) => (await office.page(who, 'departments')).waiting.complain ?? 0
    const [here, there] = [await waiting('gao'), await waiting('elsewhere')]
    await send()
    expect([await waiting('gao'), await waiting('elsewhere')]).toEqual([here + 1, there])
  })
})

describe('two operators', () => {
  it('never decide one letter twice, also at the same time', async () => {
    const { id, item } = await send()
    const results = await Promise.all([
      decide('gao', item, answer),
      decide('han', item, { decision: 'refuse', why: '不属于本市' }),
      decide('both', item, { decision: 'ask', why: '哪一盏？' }),
      decide('han', item, { decision: 'transfer', department: THERE, why: '归交通' }),
      decide('gao', item, answer),
    ])
    expect(results.filter(({ failed }) => failed.length === 0)).toHaveLength(1)
    const log = (await office.call<QueueLog>('both', `queue/departments/log?item=${item.id}`)).data.list
    expect(log.map(({ action }) => action)).toEqual(['decide'])
    expect((await stepsOf(id)).filter((step) => !['received', 'taken'].includes(step))).toHaveLength(1)
  })

  it('do not decide what the other has taken, until a day has passed', async () => {
    const { item } = await send()
    const [taken] = (await take('gao', item)).items
    expect(failures(await decide('han', taken as QueueItem, answer))).toEqual(['taken'])
    const earlier = (hours: number) =>
      server.db
        .update(queueItems)
        .set({ takenAt: new Date(Date.now() - hours * 3_600_000) })
        .where(eq(queueItems.id, item.id))
    await earlier(23)
    expect(failures(await decide('han', taken as QueueItem, answer))).toEqual(['taken'])
    await earlier(25)
    expect(failures(await decide('han', taken as QueueItem, answer))).toEqual([])
  })

  it('answer many at once; what fails leaves the others answered', async () => {
    const [one, other] = [await send(), await send()]
    await take('han', other.item)
    const items = [one.item, other.item].map(({ id, version }) => ({ id, version }))
    const result = await office.change('gao', 'departments', 'decide', { items, ...answer })
    expect(result.failed).toMatchObject([{ id: other.item.id }])
    expect((await server.data(endpoints.detail, { params: { id: one.id } })).answer).toBe(answer.why)
  })
})

describe('a decision', () => {
  it.each<[what: string, body: object]>([
    ['an answer without words', { decision: 'answer' }],
    ['an answer of two characters', { decision: 'answer', why: '好的' }],
    ['a question of 501 characters', { decision: 'ask', why: '问'.repeat(501) }],
    ['no department', { decision: 'transfer', why: '归交通' }],
    ['a department that nobody asked for', { ...answer, department: THERE }],
    ['a ban', { decision: 'refuse', why: '辱骂', banDays: 7 }],
    ['a decision of another queue', { decision: 'publish' }],
  ])('with %s is refused', async (_, body) => {
    const { item } = await send()
    const { code } = await office.call('gao', 'queue/departments/decide', { ...versionOf(item), ...body })
    expect(code).toBe(codes.badInput)
  })

  it('to hand on leaves its department with the title alone', async () => {
    const { id, item } = await send({ audience: 'private' })
    await decide('gao', item, { decision: 'transfer', department: THERE, why: '归交通' })
    const left = (await all('gao', 'state=decided')).find((one) => one.id === item.id)
    expect(left).toMatchObject({ author: null, subject: { title: '巷口的灯坏了', text: '' } })
    expect(JSON.stringify(left)).not.toContain('台阶')
    expect((await itemOf(id, 'elsewhere')).subject?.text).toContain('台阶')
  })

  it('to hand on leaves no more of what was asked before, nor of what is written later', async () => {
    const { id, item, writer } = await send({ audience: 'private' })
    await decide('gao', item, { decision: 'ask', why: '在哪条巷？' })
    const supply = () => server.data(endpoints.supply, { params: { id }, body: { text: '我住三号' } }, writer)
    await supply()
    await decide('gao', await itemOf(id), { decision: 'transfer', department: THERE, why: '归交通' })
    await decide('elsewhere', await itemOf(id), { decision: 'ask', why: '在哪一盏？' })
    await supply()
    const rows = await server.db.select({ id: queueItems.id }).from(queueItems).where(eq(queueItems.subjectId, id))
    const own = (await all('gao', 'state=decided')).filter((one) => rows.some((row) => row.id === one.id))
    expect(own).toMatchObject([{ author: null }, { author: null }])
    for (const words of ['台阶', '我住三号', '在哪一盏', writer.id]) expect(JSON.stringify(own)).not.toContain(words)
  })

  it('says nothing of who wrote a letter that is gone', async () => {
    const { id, item, writer } = await send({ audience: 'anonymous' })
    await server.db.delete(advices).where(eq(advices.id, id))
    const gone = (await all('gao', 'state=withdrawn')).find((one) => one.id === item.id)
    expect(gone).toMatchObject({ author: null, subject: null })
    expect(JSON.stringify(gone)).not.toContain(writer.id)
  })

  it('to answer is followed by closing, once', async () => {
    const { id, item } = await send()
    expect(failures(await decide('gao', item, { decision: 'close', why: '办结' }))).toEqual(['unfit'])
    const [answered] = (await decide('gao', item, answer)).items
    const close = { decision: 'close', why: '已现场确认' }
    expect(failures(await decide('han', answered as QueueItem, close))).toEqual([])
    expect(failures(await decide('han', await itemOf(id, 'han', 'state=decided'), close))).toEqual(['changed'])
    expect((await server.data(endpoints.detail, { params: { id } })).state).toBe('closed')
  })

  it('of the writer to open it again puts it into the queue again', async () => {
    const { id, writer, item } = await send()
    await decide('gao', item, answer)
    await server.data(endpoints.reopen, { params: { id }, body: { text: '又灭了' } }, writer)
    const again = await itemOf(id)
    expect(again).toMatchObject({ cause: 'reopened', state: 'waiting', takenBy: null })
    expect(again.id).not.toBe(item.id)
    expect(again.subject?.advice?.steps.at(-1)?.text).toBe('又灭了')
  })
})

describe('the writer', () => {
  it.each([
    ['named', true],
    ['private', true],
    ['anonymous', false],
  ] as const)('of a letter that is %s is shown to the department: %s', async (audience, isShown) => {
    const { item, writer } = await send({ audience })
    expect(item.author?.name).toBe(isShown ? '巷口的人' : undefined)
    expect(JSON.stringify(item).includes(writer.id)).toBe(isShown)
  })

  it('is called by whoever has taken the letter, with a reason that the log keeps', async () => {
    const { item, writer } = await send({ audience: 'anonymous' })
    const [user] = await server.db.select().from(users).where(eq(users.id, writer.id))
    const contact = (who: string, why = '需电话核实门牌') =>
      office.call<WriterContact>(who, 'departments/contact', { item: item.id, why })
    expect((await contact('gao')).code).toBe(codes.notAllowed)
    const [taken] = (await take('gao', item)).items
    for (const who of ['han', 'elsewhere', 'lin']) expect((await contact(who)).code).toBe(codes.notAllowed)
    expect((await contact('gao', '')).code).toBe(codes.badInput)
    expect((await contact('gao')).data).toEqual({ name: '巷口的人', phone: user?.phone })
    const log = (await office.call<QueueLog>('han', `queue/departments/log?item=${item.id}`)).data.list
    expect(log[0]).toMatchObject({ who: 'gao', action: 'contact', reason: '需电话核实门牌' })
    await decide('gao', taken as QueueItem, answer)
    expect((await contact('gao')).code).toBe(codes.notAllowed)
  })
})

describe('templates', () => {
  const list = async (who: string) =>
    (await office.call<{ list: AnswerTemplate[] }>(who, 'departments/templates')).data.list
  const save = (who: string, body: object) =>
    office.call<{ list: AnswerTemplate[] }>(who, 'departments/save-template', body)
  const lamp = { department: HERE, title: '路灯报修', text: '已派单，{number} 将在三天内修复。' }

  it('belong to a department: its operators add, change and delete them', async () => {
    const [made] = (await save('gao', lamp)).data.list
    expect(made).toMatchObject({ ...lamp, changedBy: 'gao' })
    expect((await save('han', { ...lamp, id: made?.id, title: '路灯' })).data.list).toMatchObject([
      { title: '路灯', changedBy: 'han' },
    ])
    expect(await list('elsewhere')).toEqual([])
    expect((await save('elsewhere', lamp)).code).toBe(codes.notAllowed)
    expect((await save('elsewhere', { ...lamp, department: THERE, id: made?.id })).code).toBe(codes.contentGone)
    await office.call('elsewhere', 'departments/remove-template', { id: made?.id })
    expect(await list('gao')).toHaveLength(1)
    await office.call('han', 'departments/remove-template', { id: made?.id })
    expect(await list('gao')).toEqual([])
  })
})

describe('figures', () => {
  const figures = async (who: string) =>
    (await office.call<{ list: DepartmentFigures[] }>(who, 'departments/figures?days=30')).data.list

  it('are those of own departments', async () => {
    expect((await figures('gao')).map(({ id }) => id)).toEqual([HERE])
    expect((await figures('both')).map(({ id }) => id)).toEqual([HERE, THERE])
  })

  it('count what was received, answered in time, late, and rated, and how long it took', async () => {
    const [before] = await figures('gao')
    const [{ id, writer, item }, late] = [await send(), await send()]
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
    for (const one of [id, late.id])
      await server.db.update(advices).set({ createdAt: twoDaysAgo }).where(eq(advices.id, one))
    await server.db.update(advices).set({ dueAt: twoDaysAgo }).where(eq(advices.id, late.id))
    await decide('gao', item, answer)
    await decideAdvice(server, 'gao', late.id, { decision: 'answer', why: answer.why })
    await server.data(endpoints.rate, { params: { id }, body: { score: 2 } }, writer)
    const [after] = await figures('gao')
    expect(after).toMatchObject({
      received: (before?.received ?? 0) + 2,
      punctual: (before?.punctual ?? 0) + 1,
      late: (before?.late ?? 0) + 1,
      overdue: before?.overdue,
      rated: (before?.rated ?? 0) + 1,
    })
  })

  it('count as overdue what waits for the department after its deadline, and nothing else', async () => {
    const overdue = async () => (await figures('gao'))[0]?.overdue ?? 0
    const before = await overdue()
    const [late, asked, punctual] = [await send(), await send(), await send()]
    expect(await overdue()).toBe(before)
    await decideAdvice(server, 'gao', asked.id, { decision: 'ask', why: '请问是哪一盏？' })
    for (const { id } of [late, asked])
      await server.db
        .update(advices)
        .set({ dueAt: new Date(Date.now() - 60_000) })
        .where(eq(advices.id, id))
    expect(await overdue()).toBe(before + 1)
    const { list } = await server.data(endpoints.list, { query: { state: 'late', page_size: 100 } })
    const ids = list.map(({ id }) => id)
    expect([late.id, asked.id, punctual.id].map((id) => ids.includes(id))).toEqual([true, false, false])
    await decideAdvice(server, 'gao', late.id, { decision: 'answer', why: answer.why })
    expect(await overdue()).toBe(before)
  })

  it('stay right when letters are handed on, opened again and deleted', async () => {
    const sums = async () => {
      const rows = await server.db.select().from(adviceCounts)
      const real = await server.db.select().from(advices)
      const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + pick(row), 0)
      return [
        [sum(({ received }) => received), real.length],
        [sum(({ answered }) => answered), real.filter(({ phase }) => phase === 'answered').length],
        [
          sum(({ answeredLate }) => answeredLate),
          real.filter((one) => one.phase === 'answered' && one.answeredLate).length,
        ],
        [sum(({ scores }) => scores), real.reduce((all, { score }) => all + (score ?? 0), 0)],
      ]
    }
    const same = async () => {
      for (const [counted, real] of await sums()) expect(counted).toBe(real)
    }
    await same()
    const { id, writer, item } = await send()
    await decide('gao', item, { decision: 'transfer', department: THERE, why: '归交通' })
    await decideAdvice(server, 'elsewhere', id, { decision: 'answer', why: answer.why })
    await server.data(endpoints.rate, { params: { id }, body: { score: 5 } }, writer)
    await server.data(endpoints.reopen, { params: { id }, body: { text: '又灭了' } }, writer)
    await same()
    await server.db.delete(advices).where(eq(advices.id, id))
    await same()
    expect(await rowOf(id)).toMatchObject({ state: 'withdrawn' })
  })

  it('are a file that a spreadsheet reads, and runs nothing of', async () => {
    await server.db.update(departments).set({ name: '=HYPERLINK("http://x")' }).where(eq(departments.id, THERE))
    const response = await office.request('both', 'departments/figures.csv?days=365&language=zh')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^部门,收到,按时答复/)
    expect(lines[2]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)",\d+,/)
    expect(response.headers.get('content-disposition')).toContain('departments-365-days.csv')
  })
})

describe('operators of departments', () => {
  const body = { name: 'qian', password: 'ein langes Wort 42', role: 'department', why: 'new here' }
  const add = (more: object) => office.call('ops', 'add-operator', { ...body, ...more })

  it('have departments, which exist, and others have none', async () => {
    expect((await add({})).code).toBe(codes.badInput)
    expect((await add({ departments: ['no'] })).code).toBe(codes.badInput)
    expect((await add({ role: 'viewer', departments: [HERE] })).code).toBe(codes.badInput)
    expect((await add({ departments: [HERE] })).code).toBe(codes.success)
  })

  it('are given others by a releaser, and see those from then on', async () => {
    const own = async () =>
      (await office.call<{ list: DepartmentChoice[] }>('both', 'departments')).data.list
        .filter((one) => one.own)
        .map(({ id }) => id)
    const set = { name: 'both', departments: [THERE], why: 'moved' }
    expect((await office.call('gao', 'set-departments', set)).code).toBe(codes.notAllowed)
    expect((await office.call('ops', 'set-departments', { ...set, departments: ['no'] })).code).toBe(codes.badInput)
    expect(await own()).toEqual([HERE, THERE])
    await office.call('ops', 'set-departments', set)
    expect(await own()).toEqual([THERE])
    await office.call('ops', 'set-departments', { ...set, departments: [HERE, THERE] })
  })
})
