import {
  type Content,
  type DataOf,
  services as endpoints,
  type InputOf,
  type MatrixAccount,
  type MatrixAccountSummary,
} from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { contents, matrixAccounts, matrixArticles } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { ascending, descending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { readSettings } from '../config'
import { contentsByIds } from '../contents/entity'
import { pageByWords } from '../search/by-words'
import { titleTokens } from '../search/tokens'
import { isShown } from '../shown'

type AccountRow = typeof matrixAccounts.$inferSelect
type ListQuery = NonNullable<InputOf<typeof endpoints.matrix>['query']>

const inOrder = ascending(matrixAccounts.sort, matrixAccounts.id)
const newest = descending(matrixArticles.publishedAt, matrixArticles.contentId)

/** Tokens by which an account is found: those of its names and of its id in WeChat. */
export const accountTokens = ({
  name,
  nameEn,
  wechatId,
}: Pick<typeof matrixAccounts.$inferInsert, 'name' | 'nameEn' | 'wechatId'>): string[] =>
  titleTokens([name, nameEn, wechatId].filter(Boolean).join(' '))

/** The latest article of each account, by the account's id. */
async function latestArticles(db: Executor, accounts: readonly string[]): Promise<Map<string, Content>> {
  if (accounts.length === 0) return new Map()
  const { rows } = await db.execute<{ account: string; content: string }>(sql`
    select a.id as account, latest.id as content
    from jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb) a(id)
    cross join lateral (
      select ${contents.id} as id from ${matrixArticles} join ${contents} on ${contents.id} = ${matrixArticles.contentId}
      where ${matrixArticles.accountId} = a.id and ${isShown.content}
      order by ${matrixArticles.publishedAt} desc, ${matrixArticles.contentId} desc limit 1
    ) latest`)
  const byId = new Map(
    (
      await contentsByIds(
        db,
        rows.map(({ content }) => content),
      )
    ).map((one) => [one.id, one]),
  )
  return new Map(
    rows.flatMap(({ account, content }) => {
      const article = byId.get(content)
      return article ? [[account, article] as const] : []
    }),
  )
}

const toSummary = (row: AccountRow, latest: Content | undefined): MatrixAccountSummary => ({
  id: row.id,
  name: row.name,
  ...(row.nameEn && { name_en: row.nameEn }),
  wechat_id: row.wechatId,
  image: row.image,
  slogan: row.slogan,
  ...(row.sloganEn && { slogan_en: row.sloganEn }),
  latest: latest ?? null,
})

async function listAccounts(context: Context, query: ListQuery): Promise<DataOf<typeof endpoints.matrix>> {
  const { db } = context
  const inGroup = query.group ? eq(matrixAccounts.groupId, query.group) : undefined
  const page = (where = inGroup) =>
    pageOf(context, query, inOrder, (after) => db.select().from(matrixAccounts).where(and(where, after)))
  const { rows, next } = query.q
    ? await pageByWords(matrixAccounts.tokens, query.q, (words) => page(and(inGroup, words)))
    : await page()
  const latest = await latestArticles(
    db,
    rows.map(({ id }) => id),
  )
  const { matrix_groups: groups } = await readSettings(db, 'matrix_groups')
  return { list: rows.map((row) => toSummary(row, latest.get(row.id))), next, groups }
}

async function readAccount(db: Executor, id: string): Promise<MatrixAccount> {
  const [row] = await db.select().from(matrixAccounts).where(eq(matrixAccounts.id, id))
  if (!row) throw refuse('contentGone')
  const [{ matrix_groups: groups }, latest] = await Promise.all([
    readSettings(db, 'matrix_groups'),
    latestArticles(db, [id]),
  ])
  return {
    ...toSummary(row, latest.get(id)),
    group: groups.find((group) => group.id === row.groupId) ?? { id: row.groupId, name: '' },
    intro: row.intro,
    ...(row.introEn && { intro_en: row.introEn }),
    code: row.code,
  }
}

async function articlesOf(context: Context, id: string, query: PageInput) {
  const { rows, next } = await pageOf(context, query, newest, (after) =>
    context.db
      .select({ publishedAt: matrixArticles.publishedAt, contentId: matrixArticles.contentId })
      .from(matrixArticles)
      .innerJoin(contents, and(eq(contents.id, matrixArticles.contentId), isShown.content))
      .where(and(eq(matrixArticles.accountId, id), after)),
  )
  const list = await contentsByIds(
    context.db,
    rows.map(({ contentId }) => contentId),
  )
  return { list, next }
}

export const matrixHandlers = [
  handle(endpoints.matrix, ({ query = {} }, context) => listAccounts(context, query)),
  handle(endpoints.matrixAccount, ({ params }, { db }) => readAccount(db, params.id)),
  handle(endpoints.matrixArticles, ({ params, query = {} }, context) => articlesOf(context, params.id, query)),
]
