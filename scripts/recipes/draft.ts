import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../lib/command-error'

/** Files that a recipe creates and changes, kept in memory so that all of them are written or none. */
export class Draft {
  private readonly texts = new Map<string, string>()

  constructor(private readonly root: string) {}

  /** Paths of created or changed files. */
  get files(): string[] {
    return [...this.texts.keys()]
  }

  has(path: string): boolean {
    return this.texts.has(path) || existsSync(join(this.root, path))
  }

  read(path: string): string {
    if (!this.has(path)) throw new CommandError(`There is no ${path}.`)
    return this.texts.get(path) ?? readFileSync(join(this.root, path), 'utf8')
  }

  /** Creates a file; throws if it exists. */
  create(path: string, text: string): void {
    if (!this.has(path)) this.texts.set(path, text)
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
