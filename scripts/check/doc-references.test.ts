import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/project.mjs'

const skipped = new Set(['.git', '.plaza', '.plaza-dev', 'coverage', 'dist', 'node_modules', 'releases'])
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [`/${path}`]
  })

/** Files that a reader of the page creates. */
const examples = new Set(['src/alone.answers.ts'])
const files = filesIn('')
const pages = files.filter((path) => /^\/(README|docs\/.+)\.md$/.test(path))

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8')

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s:#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => join(dirname(page), link))
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([])
  })

  it('names source files that exist', () => {
    const names = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|yaml))`/g)].map(([, name = '']) => name)
    const missing = names.filter((name) => !examples.has(name) && !files.some((path) => path.endsWith(`/${name}`)))
    expect(missing).toEqual([])
  })
})
