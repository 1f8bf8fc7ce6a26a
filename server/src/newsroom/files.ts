import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportResult, NewsroomKind } from '@plaza/shared/operations'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { parse, stringify } from 'yaml'
import type { Executor } from '../data/database'
import { reasonOf } from '../data/failures'
import { newsroomEntries, newsroomLog } from '../data/schema/index'
import { groups } from '../seed/demo/groups'
import { readSource } from '../seed/demo/source'
import type { Deps } from '../transport/context'
import { Refusal } from '../transport/refusal'
import { type EditContext, type EntryDeps, importEntry, publishEntry } from './entries'
import { kinds } from './kinds'

type Fields = Record<string, unknown>

const SITE_FILE = 'site/site.yaml'
const siteParts: Partial<Record<NewsroomKind, string>> = {
  ...{ site: 'site', skin: 'skin', 'hot-words': 'hot_words', 'app-guide': 'consumer', voice: 'voice' },
  ...{ 'credit-rules': 'credits', 'work-calendar': 'work_calendar', volunteering: 'volunteering' },
  ...{ 'practice-settings': 'practice_config', 'practice-titles': 'practice_titles' },
  ...{ agreements: 'agreements', clauses: 'clauses', 'help-topics': 'help' },
}

/** What others refer to comes first. */
const order: readonly NewsroomKind[] = [
  ...(['category', 'organisation', 'anchor', 'channel', 'article', 'atlas', 'audio', 'album', 'video'] as const),
  ...(['collection', 'special', 'live-event', 'department', 'service-groups', 'app-modules', 'service'] as const),
  ...(['guide-themes', 'guide-events', 'guide-departments', 'guide-places', 'guide', 'site', 'place'] as const),
  ...(['place-activity', 'matrix-groups', 'matrix-account', 'party-organisation', 'document', 'help'] as const),
  ...(['agreements', 'clauses', 'about', 'help-topics', 'page', 'home-categories', 'menu', 'skin'] as const),
  ...(['hot-words', 'cities', 'modules', 'tourism', 'qualifications', 'join-offers', 'app-guide', 'voice'] as const),
  ...(['credit-rules', 'work-calendar', 'volunteering', 'practice-settings', 'practice-titles'] as const),
  ...(['circle', 'topic', 'practice-kinds', 'street', 'team', 'practice-organisation', 'position'] as const),
  ...(['service-kind', 'course'] as const),
]

const many = order.filter((kind) => kinds[kind].id !== 'single')
const otherFiles: Partial<Record<NewsroomKind, string>> = {
  ...{ 'home-categories': 'site/fixed-categories.yaml', menu: 'site/menu.yaml', cities: 'site/cities.yaml' },
  'join-offers': 'site/join-offers.yaml',
}
const fileOf = (kind: NewsroomKind): string => otherFiles[kind] ?? groups[kinds[kind].group].at

/** Files of documents of which there is one; `site.yaml` has several. */
const singleFiles: Partial<Record<NewsroomKind, string>> = Object.fromEntries(
  order.filter((kind) => kinds[kind].id === 'single' && !siteParts[kind]).map((kind) => [kind, fileOf(kind)]),
)

export interface FileEntry {
  kind: NewsroomKind
  file: string
  document: unknown
}

/** Markdown with front matter, as the demo's articles. */
const markdownOf = ({ body, slug: _, ...front }: Fields): string =>
  `---\n${stringify(front)}---\n\n${String(body).trim()}\n`

/** Documents that are read and written at a time: other calls are answered in between. */
const AT_A_TIME = 500

async function filesOfKind(kind: NewsroomKind, documents: readonly Fields[]): Promise<[string, string][]> {
  const at = fileOf(kind)
  if (!at.endsWith('/')) return documents.length === 0 ? [] : [[at, stringify(documents)]]
  const slugs = new Set<unknown>()
  const files: [string, string][] = []
  for (const document of documents) {
    const { id, slug } = document
    const isOnly = Boolean(slug) && !slugs.has(slug)
    slugs.add(slug)
    const name = `${at}${String(isOnly ? slug : id)}`
    files.push('body' in document ? [`${name}.md`, markdownOf(document)] : [`${name}.yaml`, stringify(document)])
    if (files.length % AT_A_TIME === 0) await nextTurn()
  }
  return files
}

/** The newest documents of all entries of a kind. */
async function newestDocuments(db: Executor, kind: NewsroomKind): Promise<Fields[]> {
  const documents: Fields[] = []
  let after = ''
  while (true) {
    const rows = await db
      .select({ id: newsroomEntries.id, document: newsroomLog.document })
      .from(newsroomEntries)
      .innerJoin(
        newsroomLog,
        and(
          eq(newsroomLog.kind, newsroomEntries.kind),
          eq(newsroomLog.entryId, newsroomEntries.id),
          eq(newsroomLog.version, newsroomEntries.version),
          isNotNull(newsroomLog.document),
        ),
      )
      .where(and(eq(newsroomEntries.kind, kind), gt(newsroomEntries.id, after)))
      .orderBy(newsroomEntries.id)
      .limit(AT_A_TIME)
    documents.push(...rows.map(({ document }) => document as Fields))
    const last = rows.at(-1)
    if (!last || rows.length < AT_A_TIME) return documents
    after = last.id
  }
}

/** The newest versions of all entries, as the demo's files. */
export async function exportFiles(db: Executor): Promise<Record<string, string>> {
  const files: (readonly [string, string])[] = []
  for (const kind of many) files.push(...(await filesOfKind(kind, await newestDocuments(db, kind))))
  const parts: (readonly [string, Fields])[] = []
  for (const [kind, part] of Object.entries(siteParts))
    for (const one of await newestDocuments(db, kind as NewsroomKind)) parts.push([part, one])
  for (const [kind, file] of Object.entries(singleFiles))
    for (const one of await newestDocuments(db, kind as NewsroomKind))
      files.push([file, 'body' in one ? markdownOf(one) : stringify(one)])
  if (parts.length > 0) files.push([SITE_FILE, stringify(Object.fromEntries(parts))])
  return Object.fromEntries(files)
}

/** Whether a file has entries of editors. */
export const isContentFile = (file: string): boolean =>
  file === SITE_FILE || Object.values(singleFiles).includes(file) || many.some((kind) => isIn(fileOf(kind), file))

const isIn = (at: string, file: string) => (at.endsWith('/') ? file.startsWith(at) : file === at)

/** The entries of a file; throws if it belongs to no kind. */
export function entriesOf(file: string, text: string): FileEntry[] {
  if (file === SITE_FILE) {
    const site = parse(text) as Fields
    return Object.entries(siteParts).flatMap(([kind, part]) =>
      part in site ? [{ kind: kind as NewsroomKind, file, document: site[part] }] : [],
    )
  }
  const source = readSource({ files: [file], read: () => text }, file)
  if ('words' in source) throw new Error(source.words)
  const single = Object.entries(singleFiles).find(([, at]) => at === file)
  if (single) return [{ kind: single[0] as NewsroomKind, file, document: source.value }]
  const kind = many.find((one) => isIn(fileOf(one), file))
  if (!kind) throw new Error('belongs to no kind of content')
  const { normalise } = kinds[kind]
  const documents: unknown[] = Array.isArray(source.value) ? source.value : [source.value]
  return documents.map((document) => ({ kind, file, document: normalise?.(document as Fields) ?? document }))
}

const idIn = (document: unknown) => {
  const { id, slug = '' } = (document ?? {}) as Fields
  return String(id ?? slug)
}
const reasonFor = (error: unknown) => (error instanceof Error ? error.message : String(error))

const whyNot = (error: unknown) => (error instanceof Refusal ? error.message : 'could not be stored')

/** Everything that the entries define, as group and id (categories also as group and name): documents may refer to what comes later. */
const definedBy = (entries: readonly FileEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ kind, document }) => {
      const { group } = kinds[kind]
      const { key } = groups[group]
      if (Array.isArray(document)) return document.map((one: Fields | null) => `${group} ${one?.[key]}`)
      const { [key]: name, tracks } = (document ?? {}) as Fields
      const own: unknown[] = Array.isArray(tracks) ? tracks : []
      return [`${group} ${idIn(document)}`, `${group} ${name}`, ...own.map((track) => `tracks ${idIn(track)}`)]
    }),
  )

/** Takes entries of the demo's files; what cannot be taken leaves the others. */
export async function importFiles(
  deps: EntryDeps & Pick<Deps, 'log'>,
  who: string,
  { files, publish }: { files: Readonly<Record<string, string>>; publish: boolean },
): Promise<ImportResult> {
  const failed: { file: string; id: string; why: string }[] = []
  const entries: FileEntry[] = []
  for (const [file, text] of Object.entries(files)) {
    await nextTurn()
    try {
      entries.push(...entriesOf(file, text))
    } catch (error) {
      failed.push({ file, id: '', why: reasonFor(error) })
    }
  }
  const others = definedBy(entries)
  let done = 0
  for (const { kind, file, document } of order.flatMap((one) => entries.filter((entry) => entry.kind === one)))
    try {
      await takeEntry(deps, { who, kind, others }, { document, publish })
      done++
    } catch (error) {
      failed.push({ file, id: idIn(document), why: whyNot(error) })
      // What is no refusal is our failure; its text has statements and their parameters.
      if (!(error instanceof Refusal))
        deps.log.error({ kind, file, failure: reasonOf(error) }, 'an entry was not imported')
    }
  return { done, failed }
}

async function takeEntry(
  deps: EntryDeps,
  edit: EditContext,
  { document, publish }: { document: unknown; publish: boolean },
): Promise<void> {
  const { id, version } = await importEntry(deps, edit, document)
  if (publish) await publishEntry(deps, edit, { id, version })
}
