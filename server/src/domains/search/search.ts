import { type DataOf, searches } from '@plaza/shared/api'
import type { CueRow } from '../../data/schema/index'
import { ofAllWithdrawals } from '../../transport/cache/changes'
import type { Context } from '../../transport/context'
import { tagged } from '../../transport/handlers'
import { pageOfIds } from '../../transport/paging'
import { readSettings } from '../config'
import type { SearchDocument } from './document'
import { INDEXED_PER_SEARCH, indexPending } from './entries'
import { findEntries, type SearchHit } from './find'
import { searchCircle } from './in-circle'
import { marksOf } from './marks'
import { isSource, sources } from './sources'

type SearchResult = DataOf<typeof searches.search>['list'][number]

const SUGGESTIONS = 8
/** A longer title is not offered as a suggestion. */
const MAX_SUGGESTION_LENGTH = 32

const key = ({ source, id }: SearchHit) => `${source} ${id}`

/** Reads the current data of results in the same order; missing ones are omitted. */
async function readHits(
  context: Context,
  found: readonly SearchHit[],
): Promise<{ source: string; thing: SearchDocument }[]> {
  const things = new Map<string, SearchDocument>()
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

function englishOf(question: string, { english }: SearchDocument): Partial<SearchResult> {
  if (!english) return {}
  return {
    ...(english.title && { title_en: english.title, title_en_marks: marksOf(english.title, question) }),
    ...(english.summary && { summary_en: english.summary }),
    ...(english.note && { note_en: english.note }),
  }
}

/** The sentence of a recording that has most words of a question. */
function cueFor(question: string, cues: readonly CueRow[]): CueRow | undefined {
  const hits = cues.map((cue) => marksOf(cue[2], question, { spoken: false }).length)
  const most = Math.max(0, ...hits)
  return most === 0 ? undefined : cues[hits.indexOf(most)]
}

/** If neither title nor summary match, the sentence of the recording that does, and when it is heard. */
function summaryOf(question: string, { title, summary, cues = [] }: SearchDocument) {
  const marks = (text: string) => marksOf(text, question, { spoken: false })
  const isNamed = marksOf(title, question).length > 0 || marks(summary).length > 0
  const cue = isNamed ? undefined : cueFor(question, cues)
  if (!cue) return { summary, summary_marks: marks(summary) }
  const [start, , text] = cue
  return { summary: text, summary_marks: marks(text), seconds: Math.floor(start) }
}

const toResult = (question: string, thing: SearchDocument): SearchResult => ({
  kind: thing.kind as SearchResult['kind'],
  type: thing.type,
  id: thing.id,
  title: thing.title,
  title_marks: marksOf(thing.title, question),
  ...englishOf(question, thing),
  ...summaryOf(question, thing),
  image: thing.image,
  note: thing.note,
  at: thing.at?.toISOString() ?? null,
  link_address: thing.linkAddress ?? null,
  ...(thing.badge && { badge: thing.badge }),
})

async function search(
  context: Context,
  {
    q,
    kind,
    ...page
  }: { q: string; kind?: Parameters<typeof findEntries>[1]['tab'] } & Parameters<typeof pageOfIds>[2],
) {
  await indexPending(context.db, INDEXED_PER_SEARCH)
  const hits = await findEntries(context.db, { question: q, tab: kind, readerId: context.user?.id })
  const { ids, next } = pageOfIds(context.secret, `search ${kind} ${q}`, page, hits.map(key))
  const shown = new Set(ids)
  const read = await readHits(
    context,
    hits.filter((one) => shown.has(key(one))),
  )
  return { list: read.map(({ thing }) => toResult(q, thing)), next, total: hits.length }
}

/** Popular queries, then titles, without duplicates. */
async function suggest(context: Context, question: string): Promise<string[]> {
  await indexPending(context.db, INDEXED_PER_SEARCH)
  const [{ hot_words }, found] = await Promise.all([
    readSettings(context.db, 'hot_words'),
    findEntries(context.db, { question, tab: undefined, limit: SUGGESTIONS * 2, readerId: context.user?.id }),
  ])
  const words = hot_words
    .flatMap(({ word, word_en }) => [word, word_en ?? []].flat())
    .filter((word) => marksOf(word, question).length > 0)
  const titles = (await readHits(context, found)).map(({ thing }) => thing.title)
  const short = titles.filter((title) => [...title].length <= MAX_SUGGESTION_LENGTH)
  return [...new Set([...words, ...short])].slice(0, SUGGESTIONS)
}

export const searchHandlers = [
  tagged(searches.search, ofAllWithdrawals, ({ query }, context) => search(context, query)),
  tagged(searches.posts, ofAllWithdrawals, async ({ params, query }, context) => {
    await indexPending(context.db, INDEXED_PER_SEARCH)
    return searchCircle(context, params.id, query)
  }),
  tagged(searches.suggestions, ofAllWithdrawals, async ({ query }, context) => ({
    list: await suggest(context, query.q),
  })),
]
