import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, sep } from 'node:path'
import { isMap, isNode, isScalar, isSeq, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml'

/** Folder of the demo's files; paths are relative, with `/`. */
export interface ContentFolder {
  files: readonly string[]
  read(file: string): string
}

/** Content of a file: the value of its YAML, JSON or front matter; for Markdown also `slug` and `body`. */
export interface SourceFile {
  file: string
  /** YAML (or JSON, its subset), starting after line `offset` of the file. */
  yaml: string
  offset: number
  value: unknown
  /** Markdown after the front matter. */
  body?: string
}

/** An error and its position; `line` counts from 1. */
export interface Problem {
  file: string
  line: number
  words: string
}

/** Sources of pictures and sounds next to the demo, and the demos of other sites, are not content. */
const isContent = (file: string) => /\.(md|yaml|json)$/.test(file) && !/^(make|sites)\//.test(file)

export function folderAt(dir: string): ContentFolder {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'))
  return { files: files.filter(isContent).sort(), read: (file) => readFileSync(join(dir, file), 'utf8') }
}

const FRONT_MATTER = /^---\n(.*?\n)---\n/s

/** Reads a file, or returns why it cannot be read. */
export function readSource(folder: ContentFolder, file: string): SourceFile | Problem {
  const text = folder.read(file)
  if (extname(file) !== '.md') return parseSource({ file, yaml: text, offset: 0 })
  const [front = '', yaml = ''] = FRONT_MATTER.exec(text) ?? []
  return parseSource({ file, yaml, offset: 1, body: text.slice(front.length) })
}

function parseSource(source: Omit<SourceFile, 'value'>): SourceFile | Problem {
  const { file, yaml, offset, body } = source
  try {
    const value = file.endsWith('.json') ? JSON.parse(yaml) : parse(yaml)
    return { ...source, value: body === undefined ? value : { ...value, slug: basename(file, '.md'), body } }
  } catch (error) {
    const failure = error instanceof YAMLParseError ? error : parseDocument(yaml).errors[0]
    const line = offset + (failure?.linePos?.[0].line ?? 1)
    return { file, line, words: (failure?.message ?? String(error)).split(/ at line |\n/)[0] ?? '' }
  }
}

/** The line of a path's value, or of its nearest existing parent. */
export function lineOf({ yaml, offset, body }: SourceFile, path: readonly unknown[]): number {
  if (path[0] === 'body' && body !== undefined) return offset + (yaml === '' ? 0 : yaml.split('\n').length + 1)
  const lines = new LineCounter()
  let node: unknown = parseDocument(yaml, { lineCounter: lines }).contents
  let start = 0
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((one) => isScalar(one.key) && one.key.value === key) : undefined
    const next = pair ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined
    const located = pair ? pair.key : next
    if (!isNode(located) || !located.range) break
    start = located.range[0]
    node = next
  }
  return offset + lines.linePos(start).line
}
