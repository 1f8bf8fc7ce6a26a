import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Part, partOf, splitAt } from './members'

/** What users of a package see: the parts by entry and name. */
export type Surface = Record<string, Record<string, Part>>

/** The text of a file of types without comments, in one line. */
const readTypes = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')

/** Statements of a file; an interface or a class ends with its bracket. */
const statementsOf = (text: string): string[] =>
  splitAt(text.replace(/(\bexport (?:declare )?(?:abstract )?(?:interface|class) )/g, ';$1'), ';').flatMap((part) =>
    part.split(/(?<=\}) (?=export |import |declare )/),
  )

const DECLARATION =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|namespace) ([\w$]+)/
const LIST = /^(export|import) (?:type )?\{(.*)\}(?: from ["']([^"']+)["'])?$/
const STAR = /^export (?:type )?\*(?: as ([\w$]+))? from ["']([^"']+)["']$/

/** A declaration and the file that it stands in. */
interface Declaration {
  text: string
  file: string
}

/** A file of types: what it declares and imports, and what others can import from it. */
interface TypeFile {
  declared: Record<string, Declaration>
  imported: Record<string, Declaration>
  exported: Record<string, Declaration>
}

/** The types of a file that another one imports; null for packages of others. */
function fileOf(from: string, name: string): string | null {
  if (!name.startsWith('.')) return null
  const base = join(dirname(from), name.replace(/\.js$/, ''))
  return [`${base}.d.ts`, join(base, 'index.d.ts')].find(existsSync) ?? null
}

/** Overloads and a type with the name of a value are one. */
function add(table: Record<string, Declaration>, name: string, given: Declaration): void {
  const earlier = Object.hasOwn(table, name) ? table[name] : undefined
  const isMore = earlier && earlier.text !== given.text
  table[name] = isMore ? { ...given, text: `${earlier.text} & ${given.text}` } : given
}

const textOf = (statement: string) => statement.replace(/^(?:export )?(?:declare )?/, '')

/** Reads files of types, each once. */
function createReader(): (file: string) => TypeFile {
  const read = new Map<string, TypeFile>()

  const passedBy = (file: string, name: string) => {
    const source = fileOf(file, name)
    return source ? readFile(source).exported : {}
  }
  const addStar = (file: string, { exported }: TypeFile, [, alias, from = '']: RegExpExecArray) => {
    const passed = Object.entries(passedBy(file, from))
    const all = passed.map(([name, { text }]) => `${name}: ${text}`).join('; ')
    if (alias) add(exported, alias, { file, text: `{ ${all} }` })
    else for (const [name, declaration] of passed) add(exported, name, declaration)
  }
  const addList = (file: string, types: TypeFile, [, way, list = '', from]: RegExpExecArray) => {
    const passed = from === undefined ? types.declared : passedBy(file, from)
    const items = list.split(',').map((one) => one.trim().replace(/^type /, ''))
    for (const item of items.filter(Boolean)) {
      const [name = '', as = name] = item.split(' as ')
      const own = Object.hasOwn(passed, name) ? passed[name] : undefined
      add(way === 'import' ? types.imported : types.exported, as, own ?? { file, text: `from ${from ?? 'here'}` })
    }
  }
  function readFile(file: string): TypeFile {
    const earlier = read.get(file)
    if (earlier) return earlier
    const types: TypeFile = { declared: {}, imported: {}, exported: {} }
    read.set(file, types)
    const statements = statementsOf(readTypes(file))
    for (const statement of statements) {
      const [, name] = DECLARATION.exec(statement) ?? []
      if (name === undefined) continue
      add(types.declared, name, { file, text: textOf(statement) })
      if (statement.startsWith('export ')) add(types.exported, name, { file, text: textOf(statement) })
    }
    for (const statement of statements) {
      const [list, star] = [LIST.exec(statement), STAR.exec(statement)]
      if (list) addList(file, types, list)
      if (star) addStar(file, types, star)
    }
    return types
  }
  return readFile
}

/** What an entry exports, and as `~Name` the types that these name and the entry does not export. */
export function exportsOf(file: string, read = createReader()): Record<string, string> {
  const { exported } = read(file)
  const result = Object.fromEntries(Object.entries(exported).map(([name, { text }]) => [name, text]))
  const seen = new Set(Object.values(result))
  const open = Object.values(exported)
  for (let next = open.pop(); next; next = open.pop()) {
    const { declared, imported } = read(next.file)
    for (const [name] of next.text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const [inner] = [declared, imported].flatMap((table) => (Object.hasOwn(table, name) ? [table[name]] : []))
      if (!inner || seen.has(inner.text)) continue
      seen.add(inner.text)
      result[`~${name}`] = inner.text
      open.push(inner)
    }
  }
  return result
}

/** The surface of entries, by the files of their types. */
export function surfaceOf(entries: Readonly<Record<string, string>>): Surface {
  const read = createReader()
  return Object.fromEntries(
    Object.entries(entries).map(([entry, file]) => [
      entry,
      Object.fromEntries(Object.entries(exportsOf(file, read)).map(([name, text]) => [name, partOf(text)])),
    ]),
  )
}
