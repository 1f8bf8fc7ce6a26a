import type { Executor } from '../database'
import { categories, contents } from '../schema/index'
import { clipAddress, pictureAddress, soundAddress } from './addresses'
import { articleCategories, articles } from './content/articles'
import { organisations } from './content/channels'
import { hoursBefore, insertRows } from './insert'

const ARTICLE = 3

/** Category ids are the order of the editors' list, from 1. */
export const categoryId = (name: (typeof articleCategories)[number]): string =>
  String(articleCategories.indexOf(name) + 1)

export async function seedArticles(db: Executor, at: Date): Promise<void> {
  await insertRows(
    db,
    categories,
    articleCategories.map((name, sort) => ({ id: categoryId(name), name, nameEn: null, sort })),
  )
  await insertRows(
    db,
    contents,
    articles.map((article) => ({
      id: String(article.id),
      type: ARTICLE,
      title: article.title,
      summary: article.summary,
      image: article.pictures[0] ? pictureAddress(article.pictures[0]) : null,
      images: article.pictures.map(pictureAddress),
      layout: article.layout,
      source: article.source,
      author: article.author,
      categoryId: categoryId(article.category),
      organisationId: organisationOf(article.source),
      publishedAt: hoursBefore(at, article.hoursAgo),
      updatedAt: hoursBefore(at, article.hoursAgo),
      views: article.views,
      likes: article.likes,
      comments: article.comments,
      collections: Math.round(article.likes / 7),
      body: withAddresses(article.body),
      linkAddress: article.linkAddress ?? null,
      related: (article.related ?? []).map(String),
      hot: Number(article.hot ?? false),
      top: Number(article.top ?? false),
      recommended: Number(article.recommended ?? false),
      voiceUrl: article.voice ? soundAddress(article.voice) : null,
      voiceSeconds: article.voice ? voiceSeconds(article.body) : null,
    })),
  )
}

const organisationOf = (source: string): string | null => {
  const found = organisations.find(({ name }) => name === source)
  return found ? String(found.id) : null
}

/** Pictures and clips that a body names by id become addresses. */
export const withAddresses = (body: string): string =>
  body
    .replace(/<img data-picture="([\w-]+)"/g, (_, id: string) => `<img src="${pictureAddress(id)}" loading="lazy"`)
    .replace(
      /<video data-video="([\w-]+)"/g,
      (_, id: string) => `<video src="${clipAddress(id)}" preload="none" playsinline`,
    )

const READ_PER_SECOND = 4.5
const voiceSeconds = (body: string): number => Math.round(body.replace(/<[^>]+>/g, '').length / READ_PER_SECOND)
