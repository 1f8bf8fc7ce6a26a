import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../lib/command-error'

/** Files that a recipe creates and changes, kept in memory so that all of them are written or none. */
export class Draft {
  private readonly texts = new Map<string, string>()

  constructor(readonly root: string) {}

  /** Paths of created or changed files. */
  get files(): string[] {
    return [...this.texts.keys()]
  }

  has(path: string): boolean {
    return this.texts.has(path) || existsSync(join(this.root, path))
  }

  /** Paths of all files below a folder, with the drafted ones. */
  filesIn(folder: string): string[] {
    const absolute = join(this.root, folder)
    const saved = existsSync(absolute) ? readdirSync(absolute, { recursive: true, withFileTypes: true }) : []
    const paths = saved
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1))
    return [...new Set([...paths, ...this.files.filter((path) => path.startsWith(`${folder}/`))])].sort()
  }

  read(path: string): string {
    if (!this.has(path)) throw new CommandError(`There is no ${path}.`)
    return this.texts.get(path) ?? readFileSync(join(this.root, path), 'utf8')
  }

  /** Creates a file; throws if it exists. */
  create(path: string, text: string): void {
    if (this.has(path)) throw new CommandError(`${path} exists already.`)
    this.texts.set(path, text)
  }

  /** Adds a text at the end of a file, which it creates if need be. */
  append(path: string, text: string): void {
    this.texts.set(path, this.has(path) ? `${this.read(path)}\n${text}` : text)
  }

  /** Replaces the first match; throws if there is none, because the recipe would be incomplete. */
  replace(path: string, pattern: RegExp, replacement: string): void {
    const text = this.read(path)
    if (!pattern.test(text)) throw new CommandError(`${path} has nothing that fits ${pattern}: change it by hand.`)
    this.texts.set(path, text.replace(pattern, replacement))
  }

  /** Adds a line after the last one that begins like this. */
  addLine(path: string, beginning: RegExp, line: string): void {
    const lines = this.read(path).split('\n')
    if (lines.includes(line)) return
    const last = lines.findLastIndex((one) => beginning.test(one))
    if (last < 0) throw new CommandError(`${path} has no line like ${beginning}: change it by hand.`)
    this.texts.set(path, lines.toSpliced(last + 1, 0, line).join('\n'))
  }

  /** Imports names (`eq`, `type SQL`, `users as people`) from a module, in one statement with those imported already. */
  addImports(path: string, module: string, names: readonly string[]): void {
    const text = this.read(path)
    const statement = new RegExp(`^import (type )?\\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}'\n`, 'm')
    const [existing, typeOnly = '', list = ''] = statement.exec(text) ?? []
    const imported = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => (typeOnly ? `type ${name}` : name))
    const all = [...new Set([...imported, ...names])]
    // A name that is imported as a value needs no import as a type.
    const needed = all.filter((name) => !all.includes(name.replace(/^type /, '')) || !name.startsWith('type '))
    if (needed.length === imported.length && existing) return
    const types = needed.every((name) => name.startsWith('type '))
    const wanted = types ? needed.map((name) => name.slice('type '.length)) : needed
    const line = `import ${types ? 'type ' : ''}{ ${wanted.join(', ')} } from '${module}'\n`
    const rest = text.startsWith('import ') ? text : `\n${text.trimStart()}`
    this.texts.set(path, existing ? text.replace(existing, () => line) : `${line}${rest}`)
  }

  /**
   * Writes all files, then runs the steps that complete them. If one of both throws, everything is as before: the files,
   * and `folders` in which the steps create more.
   */
  async apply(steps: () => Promise<void>, folders: readonly string[] = []): Promise<void> {
    const paths = () => [...this.files, ...folders.flatMap((folder) => this.filesIn(folder))]
    const before = new Map(
      paths().map((path) => {
        const file = join(this.root, path)
        return [file, existsSync(file) ? readFileSync(file) : undefined]
      }),
    )
    try {
      this.save()
      await steps()
    } catch (error) {
      for (const file of paths().map((path) => join(this.root, path))) {
        const content = before.get(file)
        if (content) writeFileSync(file, content)
        else rmSync(file, { force: true })
      }
      throw error
    }
  }

  save(): void {
    for (const [path, text] of this.texts) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      writeFileSync(join(this.root, path), text)
    }
  }
}

export const pascal = (name: string): string =>
  name.replace(/(^|[-_. ])(\w)/g, (_, __, letter: string) => letter.toUpperCase())
export const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase())
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const kebab = (name: string): string => snake(name).replaceAll('_', '-')
