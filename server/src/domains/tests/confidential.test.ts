import {
  type AnyEndpoint,
  account,
  advices,
  allEndpoints,
  blocks,
  comments,
  managers,
  posts,
  reports,
} from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comments as commentRows, posts as postRows } from '../../data/schema/index'
import { addOperator, decideAdvice } from '../../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { bases } from '../../transport/dispatch'
import { indexPending } from '../search/entries'

const [CIRCLE, OWNER, DEPARTMENT] = ['61', '508', '751']

let server: TestServer
let writer: TestPerson
let owner: TestPerson
let stranger: TestPerson
/** Ids of everything that the answers are asked about. */
let ids: string[]
const FLAGGED = '加微信'

/** Words that only their writer reads, and where the writer does. */
const own: Record<string, string> = {
  等待的帖子: 'posts.detail',
  被拒的帖子: 'posts.detail',
  帖子的理由: 'posts.detail',
  等待的地点: 'posts.detail',
  等待的选项: 'posts.detail',
  等待的评论: 'comments.list',
  被拒的评论: 'comments.list',
  评论的理由: 'comments.list',
  私下的来信: 'advices.detail',
  私下的标题: 'advices.mine',
  部门的追问: 'advices.detail',
  补充的说明: 'advices.detail',
  评分的话语: 'advices.detail',
  禁言的理由: 'circles.detail',
}
/** Words that no answer of the app contains. */
const nobodys = ['13912345671', '举报的话语', '删掉的帖子', '删掉的评论']

const post = async (more: object = {}) =>
  server.data(
    posts.publish,
    { body: { circle_id: CIRCLE, content: '江边起雾了', images: [], key: crypto.randomUUID(), ...more } },
    writer,
  )
const comment = (target_id: string, content: string) =>
  server.data(comments.add, { body: { target: 'post', target_id, content } }, writer)
const letter = (more: object) =>
  server.data(
    advices.publish,
    {
      body: {
        ...{ merchant_id: DEPARTMENT, kind: 'ask', title: '巷口的灯', content: '从周一开始一直不亮了。' },
        ...{ images: [], audience: 'named', key: crypto.randomUUID(), ...more },
      } as never,
    },
    writer,
  )

async function writePosts(): Promise<string[]> {
  const shown = await post()
  const vote = {
    ...{
      title: '去哪',
      multiple: false,
      options: [{ text: '等待的选项' }, { text: FLAGGED }],
      result: 'always' as const,
    },
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const held = [
    await post({ content: `${FLAGGED}，等待的帖子` }),
    await post({ place: `${FLAGGED} 等待的地点` }),
    await post({ vote }),
  ]
  const refused = await post({ content: '被拒的帖子' })
  await server.db.update(postRows).set({ state: 'refused', refusal: '帖子的理由' }).where(eq(postRows.id, refused.id))
  const removed = await post({ content: '删掉的帖子' })
  await server.data(posts.remove, { params: { id: removed.id } }, writer)
  return [shown, ...held, refused, removed].map(({ id }) => id)
}

async function writeComments(target: string): Promise<string[]> {
  const held = await comment(target, `${FLAGGED}，等待的评论`)
  const refused = await comment(target, '被拒的评论')
  await server.db
    .update(commentRows)
    .set({ state: 'refused', refusal: '评论的理由' })
    .where(eq(commentRows.id, refused.id))
  const removed = await comment(target, '删掉的评论')
  await server.data(comments.remove, { query: { id: removed.id } }, writer)
  return [held, refused, removed].map(({ id }) => id)
}

async function writeLetters(): Promise<string[]> {
  await addOperator(server, 'clerk', { role: 'department', departments: [DEPARTMENT] })
  const hidden = await letter({ audience: 'private', title: '私下的标题', content: '私下的来信，不给别人看。' })
  const open = await letter({})
  await decideAdvice(server, 'clerk', open.id, { decision: 'ask', why: '部门的追问' })
  await server.data(advices.supply, { params: { id: open.id }, body: { text: '补充的说明' } }, writer)
  await decideAdvice(server, 'clerk', open.id, { decision: 'answer', why: '已经修好了，换了新的灯泡。' })
  await server.data(advices.rate, { params: { id: open.id }, body: { score: 5, text: '评分的话语' } }, writer)
  return [hidden.id, open.id]
}

beforeAll(async () => {
  server = await startTestServer()
  ;[writer, owner, stranger] = [
    await server.person({ phone: '13912345671', joinedDaysAgo: 90, nickname: '雾里的人' }),
    await server.logInAs(OWNER),
    await server.person(),
  ]
  const written = await writePosts()
  ids = [...written, ...(await writeComments(written[0] ?? '')), ...(await writeLetters()), writer.id]
  const report = { target: 'person' as const, id: writer.id, reason: 'other' as const, images: [] }
  await server.data(reports.add, { body: { ...report, text: '举报的话语' } }, stranger)
  const member = { id: CIRCLE, user_id: writer.id }
  await server.data(managers.mute, { params: member, body: { days: 7, reason: '禁言的理由' } }, owner)
  await server.data(blocks.set, { params: { id: stranger.id }, body: { on: true } }, writer)
  await indexPending(server.db)
  ids.push(CIRCLE, DEPARTMENT)
}, 60_000)
afterAll(() => server.close())

const everything = allEndpoints.filter(
  ({ id, method, planned }) => method === 'GET' && !planned && id !== account.logOut.id,
)

function addressesOf({ path, domain, query }: AnyEndpoint): string[] {
  const fields = Object.keys((query as { entries?: object } | undefined)?.entries ?? {})
  const named = fields.filter((name) => /(^|_)ids?$|^from$/.test(name))
  const isSearch = fields.includes('q')
  const subjects = path.includes(':') || named.length > 0 ? (isSearch ? [CIRCLE] : ids) : ['']
  return subjects.flatMap((id) =>
    (isSearch ? [...Object.keys(own), ...nobodys] : ['']).map((q) => {
      const asked = new URLSearchParams(named.map((name) => [name, id]))
      if (q) asked.set('q', q)
      if (fields.includes('page_size')) asked.set('page_size', '100')
      if (fields.includes('target')) asked.set('target', 'post')
      return `${bases[domain]}${path.replace(/:\w+/g, id)}?${asked}`
    }),
  )
}

/** The calls whose answers to somebody contain each of the words. */
async function wordsFor(authorization: string, calls: readonly AnyEndpoint[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const endpoint of calls) {
    const addresses = addressesOf(endpoint)
    const answers = await Promise.all(
      addresses.map(async (address) => (await server.app.request(address, { headers: { authorization } })).text()),
    )
    for (const word of [...Object.keys(own), ...nobodys])
      if (answers.some((answer) => answer.includes(word))) found[word] = [...(found[word] ?? []), endpoint.id]
  }
  return found
}

describe('what only its writer may read', () => {
  it('is read by the writer', async () => {
    const calls = everything.filter(({ id }) => Object.values(own).includes(id))
    const found = await wordsFor(writer.token, calls)
    for (const [word, call] of Object.entries(own))
      expect([word, found[word]]).toEqual([word, expect.arrayContaining([call])])
  })

  it('leaves no trace in any answer to a guest', async () => {
    expect(await wordsFor('guest', everything)).toEqual({})
  })

  it('leaves no trace in any answer to another person but the log of the circle to its owner', async () => {
    expect(await wordsFor(owner.token, everything)).toEqual({ 禁言的理由: ['managers.log'] })
  })
})
