import * as v from 'valibot'
import { withFilmSubtitles } from './film-subtitles'
import { type Entries, type GroupName, groups } from './groups'
import { markupWith } from './markup'
import { type Media, mediaOf } from './media'
import { type SeedClip, type SeedPicture, type SeedSound, type SeedVoice, voiceSound } from './schemas/media'
import { type ReferenceIndex, type References, referencesTo } from './schemas/references'
import { type ContentFolder, folderAt, lineOf, type Problem, readSource, type SourceFile } from './source'

/** The validated demo: the entries of each group, and the URLs of its media. */
export interface Demo extends Entries {
  media: Media
}

interface SourceEntry {
  source: SourceFile
  /** Path to the value in its file. */
  path: number[]
  value: unknown
}

type EntriesByGroup = Partial<Record<GroupName, SourceEntry[]>>

const names = Object.keys(groups) as GroupName[]
const groupOf = (file: string) =>
  names.find((name) => file === groups[name].at || (groups[name].at.endsWith('/') && file.startsWith(groups[name].at)))

const entriesOf = (source: SourceFile): SourceEntry[] =>
  Array.isArray(source.value)
    ? source.value.map((value, index) => ({ source, path: [index], value }))
    : [{ source, path: [], value: source.value }]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const valuesOf = (found: EntriesByGroup, name: GroupName) =>
  (found[name] ?? []).map(({ value }) => value).filter(isObject)

const fieldOf = (value: unknown, field: string): unknown => (value as Record<string, unknown> | null)?.[field]

function problemAt({ source, path }: SourceEntry, field: readonly unknown[], words: string): Problem {
  const line = lineOf(source, [...path, ...field])
  const [said = ''] = field[0] === 'body' ? words.split(' ', 1) : []
  const below = said && source.body ? source.body.split('\n').findIndex((text) => text.includes(said)) : 0
  return {
    file: source.file,
    line: line + Math.max(0, below),
    words: [field.join('.'), words].filter(Boolean).join(': '),
  }
}

/** Ids used by two entries of a group. */
function duplicatesIn(name: GroupName, entries: readonly SourceEntry[]): Problem[] {
  const { key } = groups[name]
  const ids = entries.map(({ value }) => fieldOf(value, key))
  return entries.flatMap((entry, index) => {
    const id = ids[index]
    const first = id === undefined || ids.indexOf(id) === index
    return first ? [] : [problemAt(entry, [key], `${id} is there twice`)]
  })
}

function checkEntry(entry: SourceEntry, schema: v.GenericSchema): { output: unknown } | { problems: Problem[] } {
  const result = v.safeParse(schema, entry.value)
  if (result.success) return { output: result.output }
  const problems = result.issues.map((issue) =>
    problemAt(entry, issue.path?.map(({ key }) => key) ?? [], issue.message),
  )
  return { problems }
}

/** Index of all ids that entries may refer to, before validation. */
function indexOfIds(found: EntriesByGroup): Pick<ReferenceIndex, 'has'> {
  const keysOf = (values: readonly unknown[], key: string) =>
    new Set(values.map((value) => String(fieldOf(value, key))))
  const ids = new Map<string, Set<string>>()
  for (const name of names) ids.set(name, keysOf(valuesOf(found, name), groups[name].key))
  const tracks = valuesOf(found, 'albums').flatMap((album) => fieldOf(album, 'tracks'))
  ids.set('tracks', keysOf(tracks, 'id'))
  for (const id of ids.get('films') ?? []) ids.get('clips')?.add(id)
  for (const id of ids.get('voices') ?? []) ids.get('sounds')?.add(voiceSound(id))
  return { has: (group, id) => ids.get(group)?.has(String(id)) === true }
}

/** Texts are converted before the media tables are validated; errors in those are reported all the same. */
const mediaIn = (found: EntriesByGroup): Media =>
  mediaOf({
    pictures: valuesOf(found, 'pictures') as SeedPicture[],
    sounds: valuesOf(found, 'sounds') as SeedSound[],
    voices: valuesOf(found, 'voices') as SeedVoice[],
    clips: [...valuesOf(found, 'clips'), ...valuesOf(found, 'films')] as SeedClip[],
  })

function checkAll(found: EntriesByGroup, refs: References) {
  const problems: Problem[] = []
  const outputs = {} as Record<GroupName, unknown[]>
  for (const name of names) {
    const entries = found[name] ?? []
    const schema: v.GenericSchema = groups[name].entry(refs)
    const results = entries.map((entry) => checkEntry(entry, schema))
    outputs[name] = results.flatMap((one) => ('output' in one ? [one.output] : []))
    problems.push(...results.flatMap((one) => ('problems' in one ? one.problems : [])), ...duplicatesIn(name, entries))
  }
  return { problems, outputs: outputs as Entries }
}

/** Errors in the demo's files, each with its position. */
export class InvalidDemoError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const lines = problems.map(({ file, line, words }) => `server/demo/${file}:${line}: ${words}`)
    super(`The demo's content is not as it must be:\n${lines.join('\n')}`)
  }
}

function sortIntoGroups(folder: ContentFolder): { found: EntriesByGroup; problems: Problem[] } {
  const found: EntriesByGroup = {}
  const problems: Problem[] = []
  for (const file of folder.files) {
    const [name, source] = [groupOf(file), readSource(folder, file)]
    if ('words' in source) problems.push(source)
    else if (name) found[name] = [...(found[name] ?? []), ...entriesOf(source)]
    else problems.push({ file, line: 1, words: 'belongs to no group of seed/demo/groups.ts' })
  }
  return { found, problems }
}

/** Reads and validates the demo. Throws `InvalidDemoError` with file and line of every error. */
export function readDemo(folder: ContentFolder): Demo {
  const { found, problems } = sortIntoGroups(folder)
  const media = mediaIn(found)
  const checks = checkAll(found, referencesTo({ ...indexOfIds(found), markup: markupWith(media), media }))
  const all = [...problems, ...checks.problems]
  if (all.length > 0) throw new InvalidDemoError(all)
  return { ...checks.outputs, videos: withFilmSubtitles(checks.outputs), media }
}

const demos = new Map<string, Demo>()

/** The demo in a folder, read once per process. */
export function demoAt(dir: string): Demo {
  const demo = demos.get(dir) ?? readDemo(folderAt(dir))
  demos.set(dir, demo)
  return demo
}
