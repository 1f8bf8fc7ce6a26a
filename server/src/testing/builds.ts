import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { classMark } from '@plaza/shared/build/class-mark'
import { type RemoteManifest, releaseId } from '@plaza/shared/remotes'
import type { RouteTable } from '@plaza/shared/routes'
import { sha384 } from '../registry/check/index'

export interface Build {
  document: RemoteManifest
  id: string
  /** The exact text of its remote.json. */
  text: string
}

interface BuildOptions {
  name?: string
  version?: string
  build?: string
  needs?: RemoteManifest['needs']
  routes?: RouteTable
  extensions?: RemoteManifest['extensions']
  /** Additional files, or replacements for its own. */
  files?: Record<string, string>
  /** Files of lazy parts of every page. */
  later?: string[]
  /** Body of `draw(input)` that returns the HTML on the server; without it the release has no server file. */
  draw?: string
}

const page = { path: '/shelf/:id' } as const

/** Content of modules.json. */
const CONTENTS = JSON.stringify({ sources: ['src/remote.ts'], shares: [] })
/** File names of a test release. */
export const ENTRY = 'entry.0123456789.js'
export const START = 'aaaaaaaaaaaa.js'
export const STYLE = 'cccccccccccc.css'
export const SERVER = 'server.0123456789.js'

/** Server file of a host build: it renders the result of the release's `draw`, after a microtask. */
export const SERVER_HOST = `var plazaHost = {
  shared: {},
  rendered: '',
  render(json) {
    Promise.resolve().then(() => plazaRemote.draw(JSON.parse(json))).then(
      (html) => { plazaHost.rendered = JSON.stringify({ html }) },
      (error) => { plazaHost.rendered = JSON.stringify({ error: error.message }) },
    )
  },
}`

/** A release of three small files with correct hashes, in memory only. */
export function makeBuild({
  name = 'shelf',
  version = '1.0.0',
  build = 'aaa',
  needs = { nav: '1.0' },
  routes = { shelf: page },
  extensions,
  files: more = {},
  later = [],
  draw,
}: BuildOptions = {}): Build & { files: Record<string, string> } {
  const global = `plaza_${name.replaceAll('-', '_')}_${build}`
  const files: Record<string, string> = {
    [ENTRY]: `/* ${name} ${version} ${build} */var ${global};self.rspackChunk${global}=[]`,
    [START]: '/* start */',
    [STYLE]: `.${classMark(name)}aaaaaa{color:red}`,
    ...(draw !== undefined && { [SERVER]: `var plazaRemote = { draw(input) { ${draw} } }` }),
    ...more,
  }
  const live = Object.keys(routes).filter((id) => !routes[id]?.planned)
  const document: RemoteManifest = {
    ...{
      name,
      version,
      build,
      global,
      needs,
      wants: {},
      routes,
      entry: ENTRY,
    },
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, { bytes: text.length, integrity: sha384(text) }]),
    ),
    preload: Object.fromEntries(live.map((id) => [id, [START, STYLE]])),
    later: Object.fromEntries(live.map((id) => [id, later])),
    start: [START],
    ...(extensions && { extensions }),
    ...(draw !== undefined && { server: { file: SERVER, routes: live } }),
  }
  return { document, id: releaseId(document), text: JSON.stringify(document), files }
}

/** Writes a build like the bundler's output. */
export function writeBuild(folder: string, { text, files }: ReturnType<typeof makeBuild>): void {
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  writeFileSync(join(folder, 'remote.json'), text)
  writeFileSync(join(folder, 'modules.json'), CONTENTS)
}

/** Puts a build among the immutable releases, where publishing looks for it. */
export function placeBuild(releasesDir: string, made: ReturnType<typeof makeBuild>): Build {
  writeBuild(join(releasesDir, 'remotes', made.document.name, made.id), made)
  return made
}

/** What `fetch` answers if a build is served from another origin. */
export function fetchOfBuild(base: string, { files, text }: ReturnType<typeof makeBuild>) {
  const given: Record<string, string> = { ...files, 'remote.json': text, 'modules.json': CONTENTS }
  return async (address: URL | string): Promise<Response> => {
    const name = String(address).replace(base, '')
    return name in given ? new Response(given[name]) : new Response('', { status: 404 })
  }
}

/**
 * Writes a host build with one script and one style, one lazy script with the list that names it, and the server file.
 */
export function writeHost(
  folder: string,
  { build = 'host1', contracts = { nav: ['1.0'] }, partialRegistry = false } = {},
): void {
  const server = { name: SERVER, integrity: sha384(SERVER_HOST) }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, SERVER), SERVER_HOST)
  const later = { [`later.${build}.js`]: '/* later */' }
  const hashes = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sha384(text)]))
  const files = {
    [`files.${build}.js`]: `self.plazaFiles=${JSON.stringify({ plaza_host: hashes(later) })}\n`,
    [`main.${build}.js`]: `/* ${build} */`,
    [`main.${build}.css`]: 'b{}',
  }
  const integrity = hashes(files)
  for (const [name, text] of Object.entries({ ...files, ...later })) writeFileSync(join(folder, name), text)
  writeFileSync(
    join(folder, 'host.json'),
    JSON.stringify({ build, contracts, files: Object.keys(files), integrity, server, partialRegistry }),
  )
}
