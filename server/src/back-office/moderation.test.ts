import { account, codes, comments } from '@plaza/shared/api'
import type { ModerationFile, ModerationRules, ModerationTrial, ModerationVersion } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '../data/schema/index'
import { addOperator, operations } from '../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'

let server: TestServer
let office: ReturnType<typeof operations>
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  office = operations(server)
  await addOperator(server, 'lin', { role: 'reviewer' })
  await addOperator(server, 'ed', { role: 'editor' })
  await addOperator(server, 'ops', { role: 'releaser' })
  person = await server.person({ nickname: '看潮的人', joinedDaysAgo: 30 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

const versions = async () => (await office.call<{ list: ModerationVersion[] }>('lin', 'moderation')).data.list
const current = async () => (await versions())[0] as ModerationVersion
async function save(lists: Partial<ModerationRules['lists']>, who = 'ed') {
  const { id, rules } = await current()
  const body = { rules: { ...rules, lists: { ...rules.lists, ...lists } }, version: id, why: 'a test' }
  return office.call<{ field?: { at: string; why: string } } | null>(who, 'moderation', body)
}
const rename = async (nickname: string) =>
  (await server.ask(account.changeProfile, { body: { nickname } }, person)).code
const stateOf = async (content: string) =>
  (await server.data(comments.add, { body: { target: 'content', target_id: '3001', content } }, person)).state

describe('lists of words', () => {
  it('begin as the file, which has no problem, and each change says who and why', async () => {
    const { id, rules } = await current()
    expect([id, rules.lists.brand]).toEqual([0, expect.arrayContaining(['星湾融媒'])])
    const body = { rules, version: 0, why: 'the same again' }
    expect((await office.call('ed', 'moderation', body)).code).toBe(codes.success)
    expect(await current()).toMatchObject({ who: 'ed', why: 'the same again', rules })
  })

  it('reserve a brand that was added, also under look-alikes, until it is taken away', async () => {
    for (const name of ['潮声小站', '看潮的人']) expect(await rename(name)).toBe(codes.success)
    const { brand, lookalikes } = (await current()).rules.lists
    await save({ brand: [...brand, '潮声小站'], lookalikes: [...lookalikes, '声殸'] })
    for (const name of ['潮声小站', '潮聲小站', '潮殸小站', '爱潮声小站的人'])
      expect(await rename(name)).toBe(codes.badInput)
    await save({ brand, lookalikes })
    expect(await rename('潮声小站')).toBe(codes.success)
    expect(await rename('看潮的人')).toBe(codes.success)
  })

  it('hold what speaks as an authority that was added, or with a verb that was', async () => {
    expect(await stateOf('海塘处宣布：明天开闸')).toBe('shown')
    const { offices, announcing } = (await current()).rules.lists
    await save({ offices: [...offices, '海塘处'] })
    expect(await stateOf('海塘处宣布：明天开闸')).toBe('pending')
    expect(await stateOf('海塘处定于明天开闸')).toBe('shown')
    await save({ announcing: [...announcing, '定于'] })
    expect(await stateOf('海塘处定于明天开闸')).toBe('pending')
  })

  it('reserve no city any more that was taken away, and fold names of presenters again with new look-alikes', async () => {
    const { city, lookalikes } = (await current()).rules.lists
    expect(await rename('星湾')).toBe(codes.badInput)
    await save({ city: [] })
    expect(await rename('星湾')).toBe(codes.success)
    for (const name of ['宋听月', '看潮的人']) expect(await rename(name)).toBe(codes.success)
    await save({ city, lookalikes: [...lookalikes, '雨月'] })
    expect(await rename('宋听月')).toBe(codes.badInput)
    await save({ lookalikes })
    expect(await rename('看潮的人')).toBe(codes.success)
  })

  it.each<[string, Partial<ModerationRules['lists']>, string]>([
    ['a word of spaces', { brand: [' '] }, 'rules.lists.brand.0'],
    ['a word of signs', { brand: ['！？'] }, 'rules.lists.brand'],
    ['a single letter', { roles: ['a'] }, 'rules.lists.roles'],
    ['a single character among signs', { city: ['“海”'] }, 'rules.lists.city'],
    ['a word that is too long', { notices: ['长'.repeat(41)] }, 'rules.lists.notices.0'],
    ['two words that are compared as one', { offices: ['海关', '海 關'] }, 'rules.lists.offices'],
    ['a group of one character', { lookalikes: ['入入'] }, 'rules.lists.lookalikes'],
    ['a character of two groups', { nameLookalikes: ['官宫', '宫客'] }, 'rules.lists.nameLookalikes'],
  ])('refuse %s, and name the list', async (_, lists, at) => {
    const before = await current()
    const { code, data } = await save(lists)
    expect([code, data?.field?.at]).toEqual([codes.badInput, at])
    expect((await current()).id).toBe(before.id)
  })

  it('take one character where it is looked for at certain places alone', async () => {
    const { areas } = (await current()).rules.lists
    expect((await save({ areas: [...areas, '乡'] })).code).toBe(codes.success)
  })

  it('stay where an older release saves the flagged words alone', async () => {
    const { brand } = (await current()).rules.lists
    await save({ brand: [...brand, '蓝礁'] })
    const { rules, id } = await current()
    const { lists: _, ...older } = rules
    expect((await office.call('lin', 'moderation', { rules: older, version: id, why: 'an older page' })).code).toBe(
      codes.success,
    )
    expect((await current()).rules).toEqual(rules)
    await server.db.execute(sql`insert into moderation_versions (rules, who, why)
      values (${JSON.stringify(older)}::jsonb, 'lin', 'an older server')`)
    server.deps.moderation.forget()
    expect((await current()).rules).toEqual(rules)
    expect(await rename('蓝礁')).toBe(codes.badInput)
  })
})

describe('a trial', () => {
  const tryOut = async (text: string, rules: ModerationRules) =>
    (await office.call<ModerationTrial>('ed', 'moderation-try', { rules, text })).data
  it('says what unsaved lists would stop, where, and by which word', async () => {
    const { rules } = await current()
    const more = { ...rules, flagged: ['卖月饼'], lists: { ...rules.lists, brand: ['Blue Reef'], scopes: ['全岛'] } }
    expect(await tryOut('b l u e r e e f, everybody', more)).toEqual({
      name: null,
      text: [],
      headline: [{ list: 'brand', word: 'Blue Reef' }],
    })
    expect((await tryOut('blueréef', more)).name).toEqual([{ list: 'brand', word: 'Blue Reef' }])
    expect((await tryOut('全岛明天停水', more)).text).toEqual([
      { list: 'scopes', word: '全岛' },
      { list: 'measures', word: '停水' },
    ])
    expect((await tryOut('今天卖月饼', more)).text).toEqual([{ list: 'flagged', word: '卖月饼' }])
    expect((await tryOut('宋听雨', more)).name).toMatchObject([{ list: 'reserved' }])
    expect(await tryOut('看潮去', rules)).toEqual({ name: [], text: [], headline: [] })
    expect((await current()).rules).toEqual(rules)
  })
})

describe('a file', () => {
  it('of the rules in force is read again as they are, and changes nothing', async () => {
    const { id, rules } = await current()
    const { text } = (await office.call<ModerationFile>('ed', 'moderation-file')).data
    expect((await office.call('ed', 'moderation-file', { text })).data).toEqual({ rules })
    expect((await current()).id).toBe(id)
  })
  it('that is none is refused', async () => {
    for (const text of ['flagged: [', 'a: 1', ''])
      expect((await office.call('ed', 'moderation-file', { text })).code).toBe(codes.badInput)
  })
})

it('are the business of reviewers and editors', async () => {
  expect((await office.call('ed', 'moderation')).code).toBe(codes.success)
  expect((await office.call('ops', 'moderation')).code).toBe(codes.notAllowed)
  const { rules } = await current()
  for (const [path, body] of [
    ['moderation-try', { rules, text: 'x' }],
    ['moderation-file', { text: '' }],
    ['moderation-file', undefined],
  ] as const)
    expect((await office.call('ops', path, body)).code).toBe(codes.notAllowed)
})
