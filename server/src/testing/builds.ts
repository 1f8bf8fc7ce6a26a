import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteDocument, releaseId } from '@plaza/shared/remotes'
import type { RouteTable } from '@plaza/shared/routes'
import { sha384 } from '../registry/published/files'

export interface Build {
  document: RemoteDocument
  id: string
  /** The exact text of its remote.json. */
  text: string
}

interface Making {
  name?: string
  version?: string
  build?: string
  needs?: RemoteDocument['needs']
  routes?: RouteTable
}

const page = { path: '/shelf/:id' } as const

/** A release of three small files, with true hashes; not written anywhere. */
export function makeBuild({
  name = 'shelf',
  version = '1.0.0',
  build = 'aaa',
  needs = { nav: '1.0' },
  routes = { shelf: page },
}: Making = {}): Build & { files: Record<string, string> } {
  const files = { 'entry.js': `/* ${name} ${version} ${build} */`, 'start.js': '/* start */', 'page.css': 'i{}' }
  const document: RemoteDocument = {
    ...{
      name,
      version,
      build,
      global: `plaza_${name.replaceAll('-', '_')}_${build}`,
      needs,
      wants: {},
      routes,
      entry: 'entry.js',
    },
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, { bytes: text.length, integrity: sha384(text) }]),
    ),
    preload: Object.fromEntries(Object.keys(routes).map((id) => [id, ['start.js', 'page.css']])),
    start: ['start.js'],
  }
  return { document, id: releaseId(document), text: JSON.stringify(document), files }
}

/** Writes a build as the bundler would leave it. */
export function writeBuild(folder: string, { text, files }: ReturnType<typeof makeBuild>): void {
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  writeFileSync(join(folder, 'remote.json'), text)
}

/** Puts a build among the immutable releases, where publishing looks for it. */
export function placeBuild(releasesDir: string, made: ReturnType<typeof makeBuild>): Build {
  writeBuild(join(releasesDir, 'remotes', made.document.name, made.id), made)
  return made
}

/** Writes a build of the host with one script and one style. */
export function writeHost(folder: string, { build = 'host1', contracts = { nav: ['1.0'] } } = {}): void {
  mkdirSync(folder, { recursive: true })
  const files = { [`main.${build}.js`]: `/* ${build} */`, [`main.${build}.css`]: 'b{}' }
  const integrity = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha384(text)]))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ build, contracts, files: Object.keys(files), integrity }))
}
