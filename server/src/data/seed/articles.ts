import type { Executor } from '../database'
import { categories, contents } from '../schema/index'
import { clipAddress, pictureAddress, pictureSize, soundAddress, soundSeconds } from './addresses'
import { articleCategories, articles } from './content/articles'
import { organisations } from './content/channels'
import { insertRows } from './insert'
import { past, withWeekdays } from './moments'

const ARTICLE = 3

const englishNames: Record<(typeof articleCategories)[number], string> = {
  要闻: 'News',
  民生: 'Daily life',
  文旅: 'Travel',
  教育: 'Education',
  健康: 'Health',
  党建: 'Party',
  志愿: 'Volunteering',
  政务: 'Government',
  English: 'English',
}

/** Category ids are the order of the editors' list, from 1; blank for a name that is no category of theirs. */
export const categoryId = (name: string): string => {
  const place = (articleCategories as readonly string[]).indexOf(name)
  return place === -1 ? '' : String(place + 1)
}

export async function seedArticles(db: Executor, at: Date): Promise<void> {
  await insertRows(
    db,
    categories,
    articleCategories.map((name, sort) => ({ id: categoryId(name), name, nameEn: englishNames[name], sort })),
  )
  await insertRows(db, contents, articleRows(at))
}

export const articleRows = (now: Date) =>
  articles.map((article) => {
    const published = past(article.published, now)
    return {
      id: String(article.id),
      type: ARTICLE,
      title: withWeekdays(article.title, published),
      summary: withWeekdays(article.summary, published),
      image: article.pictures[0] ? pictureAddress(article.pictures[0]) : null,
      images: article.pictures.map(pictureAddress),
      layout: article.layout,
      source: article.source,
      author: article.author,
      categoryId: categoryId(article.category),
      organisationId: organisationOf(article.source),
      publishedAt: published,
      updatedAt: published,
      views: article.views,
      likes: article.likes,
      comments: article.comments,
      collections: Math.round(article.likes / 7),
      body: withAddresses(withWeekdays(article.body, published)),
      linkAddress: article.linkAddress ?? null,
      related: (article.related ?? []).map(String),
      hot: Number(article.hot ?? false),
      top: Number(article.top ?? false),
      recommended: Number(article.recommended ?? false),
      voiceUrl: article.voice ? soundAddress(article.voice) : null,
      voiceSeconds: article.voice ? soundSeconds(article.voice) : null,
    }
  })

export const organisationOf = (source: string): string | null => {
  const found = organisations.find(({ name }) => name === source)
  return found ? String(found.id) : null
}

/** Pictures and clips that a body names by id become addresses. */
export const withAddresses = (body: string): string =>
  body
    .replace(/<img data-picture="([\w-]+)"/g, (_, id: string) => pictureTag(id))
    .replace(
      /<video data-video="([\w-]+)"/g,
      (_, id: string) => `<video src="${clipAddress(id)}" preload="none" playsinline`,
    )

function pictureTag(id: string): string {
  const { width, height } = pictureSize(id)
  return `<img src="${pictureAddress(id)}" width="${width}" height="${height}" loading="lazy"`
}
