import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../../lib/project.mjs'

const file = join(root, 'docs/performance.md')
const GB = 1024 ** 3

/** Date and machine of the measurement. */
export function whenAndWhere(): string {
  const [{ model } = { model: 'an unknown processor' }] = cpus()
  const memory = `${Math.round(totalmem() / GB)} GB`
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model.trim()}, ${memory}, Node ${process.versions.node}`
}

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Replaces the measured part of a document's section; the text around it is written by hand. */
export function replaceSection(document: string, section: string, measured: string): string {
  const [begin, end] = [`<!-- measured: ${section} -->`, `<!-- /measured: ${section} -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${section}.`)
  return `${document.slice(0, from + begin.length)}\n${measured.trim()}\n${document.slice(to)}`
}

/** Writes measurements into docs/performance.md. */
export const writeSection = (section: string, measured: string): void =>
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), section, measured))
