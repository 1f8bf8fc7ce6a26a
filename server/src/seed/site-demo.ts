import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE_MS } from '@plaza/shared/format'
import { contentTypes } from '@plaza/shared/routes'
import { parse } from 'yaml'
import type { Database } from '../data/database'
import { categories, contents, settings } from '../data/schema/index'

/** Demo of a further site: settings documents by key, and a few articles. */
interface SiteDemo extends Record<string, unknown> {
  categories: readonly { id: string; name: string; nameEn: string }[]
  articles: readonly {
    id: string
    category: string
    title: string
    summary: string
    /** How long ago it was published. */
    minutes: number
    body: string
  }[]
}

const MARK = 'site-seed'

/** Inserts the demo of a site once, if there is one. */
export async function seedSiteDemo(db: Database, demoDir: string, code: string, now = new Date()): Promise<void> {
  const file = join(demoDir, 'sites', `${code}.yaml`)
  if (!existsSync(file)) return
  const demo: SiteDemo = parse(readFileSync(file, 'utf8'))
  const { categories: groups, articles, ...documents } = demo
  await db.transaction(async (tx) => {
    const mark = { key: MARK, value: now.toISOString() }
    const [isNew] = await tx.insert(settings).values(mark).onConflictDoNothing().returning()
    if (!isNew) return
    await tx.insert(settings).values(Object.entries(documents).map(([key, value]) => ({ key, value })))
    await tx.insert(categories).values(groups.map((group, sort) => ({ ...group, sort })))
    const rows = articles.map(({ category, minutes, body, ...article }) => {
      const publishedAt = new Date(now.getTime() - minutes * MINUTE_MS)
      const common = { type: contentTypes.article, categoryId: category, publishedAt, updatedAt: publishedAt }
      return { ...article, ...common, body: `<p>${body}</p>` }
    })
    await tx.insert(contents).values(rows)
  })
}
