import { type DataOf, searches } from '@plaza/shared/api'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { pageOfIds } from '../../transport/paging'
import { readSettings } from '../config'
import { putPending } from './entries'
import { type Found, find } from './find'
import { marksOf } from './marks'
import { type Findable, isSource, sources } from './sources'

type Result = DataOf<typeof searches.search>['list'][number]

/** So many changed things are taken in while somebody waits; what is more comes in beside (`keepSearchable`). */
const TAKEN_IN = 20
const SUGGESTIONS = 8
/** A title that is longer is no suggestion to ask by. */
const SUGGESTED_SIGNS = 32

const key = ({ source, id }: Found) => `${source} ${id}`

/** What is found as it is now, in the same order; what is gone since is left out. */
async function readFound(context: Context, found: readonly Found[]): Promise<{ source: string; thing: Findable }[]> {
  const things = new Map<string, Findable>()
  for (const source of new Set(found.map((one) => one.source))) {
    if (!isSource(source)) continue
    const ids = found.filter((one) => one.source === source).map(({ id }) => id)
    for (const thing of await sources[source](context.db, ids)) things.set(key({ source, id: thing.id }), thing)
  }
  return found.flatMap((one) => {
    const thing = things.get(key(one))
    return thing ? [{ source: one.source, thing }] : []
  })
}

const toResult = (question: string, thing: Findable): Result => ({
  kind: thing.kind as Result['kind'],
  type: thing.type,
  id: thing.id,
  title: thing.title,
  title_marks: marksOf(thing.title, question),
  summary: thing.summary,
  summary_marks: marksOf(thing.summary, question, { spoken: false }),
  image: thing.image,
  note: thing.note,
  at: thing.at?.toISOString() ?? null,
  link_address: thing.linkAddress ?? null,
})

async function search(
  context: Context,
  { q, kind, ...page }: { q: string; kind?: Parameters<typeof find>[1]['tab'] } & Parameters<typeof pageOfIds>[2],
) {
  await putPending(context.db, TAKEN_IN)
  const found = await find(context.db, { question: q, tab: kind })
  const { ids, next } = pageOfIds(context.secret, `search ${kind} ${q}`, page, found.map(key))
  const shown = new Set(ids)
  const read = await readFound(
    context,
    found.filter((one) => shown.has(key(one))),
  )
  return { list: read.map(({ thing }) => toResult(q, thing)), next, total: found.length }
}

/** Words that people ask by, then titles; each once. */
async function suggest(context: Context, question: string): Promise<string[]> {
  await putPending(context.db, TAKEN_IN)
  const [{ hot_words }, found] = await Promise.all([
    readSettings(context.db, 'hot_words'),
    find(context.db, { question, tab: undefined, most: SUGGESTIONS * 2 }),
  ])
  const words = hot_words.map(({ word }) => word).filter((word) => marksOf(word, question).length > 0)
  const titles = (await readFound(context, found)).map(({ thing }) => thing.title)
  const short = titles.filter((title) => [...title].length <= SUGGESTED_SIGNS)
  return [...new Set([...words, ...short])].slice(0, SUGGESTIONS)
}

export const searchHandlers = [
  handle(searches.search, ({ query }, context) => search(context, query)),
  handle(searches.suggestions, async ({ query }, context) => ({ list: await suggest(context, query.q) })),
]
