import { sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { contents, matrixAccounts, matrixArticles, partyOrganisations } from '../data/schema/index'
import { accountTokens } from '../domains/matrix/matrix'
import { partyTokens } from '../domains/party/organisations'
import { contentRows } from './contents'
import type { Demo } from './demo/read'
import { insertRows } from './insert'

export const matrixAccountRows = (demo: Demo): (typeof matrixAccounts.$inferInsert)[] =>
  demo.matrixAccounts.map(({ id, group, picture, articles: _, ...account }, sort) => ({
    ...account,
    id: String(id),
    groupId: group,
    sort,
    image: demo.media.picture(picture).url,
    tokens: accountTokens(account),
  }))

export const partyOrganisationRows = (demo: Demo): (typeof partyOrganisations.$inferInsert)[] =>
  demo.partyOrganisations.map(({ id, parent, ...organisation }, sort) => ({
    ...organisation,
    id: String(id),
    parentId: parent === undefined ? null : String(parent),
    sort,
    tokens: partyTokens(organisation),
  }))

/** The matrix and the party's organisations, after all contents. */
export async function seedCivic(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, matrixAccounts, matrixAccountRows(demo))
  const publishedAt = new Map(contentRows(demo, at).map((row) => [row.id, row.publishedAt]))
  await insertRows(
    db,
    matrixArticles,
    demo.matrixAccounts.flatMap(({ id, articles }) =>
      articles.map((article) => ({
        accountId: String(id),
        contentId: String(article),
        publishedAt: publishedAt.get(String(article)) ?? at,
      })),
    ),
  )
  await insertRows(db, partyOrganisations, partyOrganisationRows(demo))
}

/** The articles of accounts have the times of their contents. */
export async function moveMatrixArticles(db: Executor): Promise<void> {
  await db.execute(sql`update ${matrixArticles} set published_at = ${contents.publishedAt} from ${contents}
    where ${contents.id} = ${matrixArticles.contentId} and ${contents.publishedAt} <> ${matrixArticles.publishedAt}`)
}
