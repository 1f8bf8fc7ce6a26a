import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../lib/command-error'

/** Texts that a recipe has written and changed, before any of them is on the disk: all of them or none. */
export class Draft {
  private readonly texts = new Map<string, string>()

  constructor(private readonly root: string) {}

  /** Paths of what was written or changed. */
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

  /** A new file. One that is there already is left as it is. */
  create(path: string, text: string): void {
    if (!this.has(path)) this.texts.set(path, text)
  }

  /** Changes the first text that fits; what is not there is named, since the recipe would be incomplete without it. */
  replace(path: string, pattern: RegExp, replacement: string): void {
    const text = this.read(path)
    if (!pattern.test(text)) throw new CommandError(`${path} has nothing that fits ${pattern}: change it by hand.`)
    this.texts.set(path, text.replace(pattern, replacement))
  }

  /** Puts a line behind the last one that begins so. */
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
