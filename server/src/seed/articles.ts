import { contentTypes } from '@plaza/shared/routes'
import type { Executor } from '../data/database'
import { categories, contents } from '../data/schema/index'
import type { Demo } from './demo/read'
import { collectionsOf, insertRows } from './insert'
import { resolvePast, withWeekdays } from './moments'

/** '' if the name is not one of the editors' categories. */
export const categoryId = (demo: Demo, name: string): string =>
  demo.categories.find((category) => category.name === name)?.id ?? ''

export async function seedArticles(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(
    db,
    categories,
    demo.categories.map(({ parent, ...category }, sort) => ({
      ...category,
      parentId: parent === undefined ? null : categoryId(demo, parent),
      sort,
    })),
  )
  await insertRows(db, contents, articleRows(demo, at))
}

export const articleRows = (demo: Demo, now: Date) =>
  demo.articles.map((article) => {
    const images = article.pictures.map((id) => demo.media.picture(id).url)
    const voice = article.voice ? demo.media.sound(article.voice.sound) : null
    const published = resolvePast(article.published, now)
    return {
      id: String(article.id),
      type: contentTypes.article,
      title: withWeekdays(article.title, published),
      summary: withWeekdays(article.summary, published),
      image: images[0] ?? null,
      images,
      layout: article.layout,
      source: article.source,
      author: article.author,
      categoryId: categoryId(demo, article.category),
      organisationId: organisationOf(demo, article.source),
      anchorId: anchorOf(demo, article.author),
      publishedAt: published,
      updatedAt: published,
      views: article.views,
      likes: article.likes,
      collections: collectionsOf(article),
      body: withWeekdays(article.body, published),
      linkAddress: article.linkAddress ?? null,
      related: article.related.map(String),
      hot: Number(article.hot),
      top: Number(article.top),
      recommended: Number(article.recommended),
      voiceUrl: voice?.url ?? null,
      voiceSeconds: voice?.seconds ?? null,
      customShare: article.share ?? null,
    }
  })

export const organisationOf = (demo: Demo, source: string): string | null => {
  const found = demo.organisations.find(({ name }) => name === source)
  return found ? String(found.id) : null
}

/** The anchor among the authors. */
export const anchorOf = (demo: Demo, author: string): string | null => {
  const found = demo.anchors.find(({ name }) => author.includes(name))
  return found ? String(found.id) : null
}
