import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { contents } from '../contents'

/** WeChat accounts of the town's offices, districts, schools and newsrooms. */
export const matrixAccounts = pgTable(
  'matrix_accounts',
  {
    id: id().primaryKey(),
    /** Id in the setting `matrix_groups`. */
    groupId: text().notNull(),
    sort: integer().notNull(),
    name: text().notNull(),
    nameEn: text(),
    /** What people search for in WeChat. */
    wechatId: text().notNull(),
    image: text(),
    slogan: text().notNull(),
    sloganEn: text(),
    intro: text().notNull(),
    introEn: text(),
    /** What its QR code says; null for the account's page here. */
    code: text(),
    /** Of the names and the WeChat id (`domains/search/tokens`). */
    tokens: text().array().notNull(),
  },
  (t) => [
    index('matrix_accounts_sort').on(t.sort, t.id),
    index('matrix_accounts_group').on(t.groupId, t.sort, t.id),
    index('matrix_accounts_tokens').using('gin', t.tokens).with({ fastupdate: false }),
  ],
)

/** What an account has published, as contents of this site. */
export const matrixArticles = pgTable(
  'matrix_articles',
  {
    accountId: id()
      .notNull()
      .references(() => matrixAccounts.id, { onDelete: 'cascade' }),
    contentId: id()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    publishedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.contentId] }),
    index('matrix_articles_newest').on(t.accountId, t.publishedAt.desc().nullsFirst(), t.contentId.desc().nullsFirst()),
    index('matrix_articles_content').on(t.contentId),
  ],
)
