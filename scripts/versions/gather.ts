import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hostDir } from '../lib/project.mjs'

/** How many hosts, the candidate included, and how many releases of each remote are tried against each other. */
export const KEPT = 3

/** Writes the files of a build to a folder. */
export type Source = (folder: string) => Promise<void>

/** A build that has a folder of its own. */
export const folderSource =
  (from: string): Source =>
  async (folder) =>
    cpSync(from, folder, { recursive: true })

/** Where kept hosts and releases come from; newest first. */
export interface Origin {
  hosts: readonly { build: string; source: Source }[]
  releases: Readonly<Record<string, readonly { id: string; source: Source }[]>>
}

const place = async (source: Source, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  await source(folder)
}

const buildIn = (folder: string): string => JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')).build

/** Writes the candidate, the hosts before it and the releases to a folder, as `readArchive` reads them. */
export async function gather({ hosts, releases }: Origin, folder: string, candidateDir = hostDir): Promise<void> {
  const candidate = { build: buildIn(candidateDir), source: folderSource(candidateDir) }
  const tried = [candidate, ...hosts.filter(({ build }) => build !== candidate.build)].slice(0, KEPT)
  for (const [order, { build, source }] of tried.entries())
    await place(source, join(folder, 'hosts', `${order}-${build}`))
  for (const [remote, list] of Object.entries(releases))
    for (const [order, { id, source }] of list.slice(0, KEPT).entries())
      await place(source, join(folder, 'remotes', remote, `${order}-${id}`))
}

const isText = (name: string) => /\.(js|css)$/.test(name)

/** Names of all files of a host build: those of the first load, and the chunks that its list of hashes has. */
export function hostFiles(document: { files: readonly string[]; server?: { name: string } }, list: string): string[] {
  const chunks = [...list.matchAll(/"([\w.-]+\.(?:js|css))"/g)].map(([, name = '']) => name)
  return [...new Set([...document.files, ...chunks, ...(document.server ? [document.server.name] : [])])].filter(isText)
}
const isFileList = (name: string) => name.startsWith('files.')

/** Takes a kept host from a folder in which those of several builds lie beside each other. */
function takeHost(kept: string, build: string): Source {
  return async (folder) => {
    const text = readFileSync(join(kept, `${build}.json`), 'utf8')
    const document = JSON.parse(text)
    const list = document.files.find(isFileList)
    for (const name of hostFiles(document, list ? readFileSync(join(kept, list), 'utf8') : ''))
      if (existsSync(join(kept, name))) copyFileSync(join(kept, name), join(folder, name))
    copyFileSync(join(kept, `${build}.json`), join(folder, 'host.json'))
  }
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** When a build was kept or built. */
function timeOf(folder: string, file: string): number {
  const provenance = join(folder, 'provenance.json')
  if (existsSync(provenance)) return Date.parse(JSON.parse(readFileSync(provenance, 'utf8')).at)
  return statSync(join(folder, file)).mtimeMs
}

const newestFirst = <T extends { at: number }>(list: readonly T[]): T[] => [...list].sort((a, b) => b.at - a.at)

/** Hosts and releases in the folder of releases of a server, in which it keeps every host that it has started with. */
export function fromFolder(releasesDir: string): Origin {
  const kept = join(releasesDir, 'host')
  const hosts = namesIn(kept)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ build: name.replace('.json', ''), at: statSync(join(kept, name)).mtimeMs }))
  const remotes = join(releasesDir, 'remotes')
  const releasesOf = (remote: string) =>
    namesIn(join(remotes, remote))
      .map((id) => ({ id, folder: join(remotes, remote, id) }))
      .filter(({ folder }) => existsSync(join(folder, 'remote.json')))
      .map(({ id, folder }) => ({ id, source: folderSource(folder), at: timeOf(folder, 'remote.json') }))
  return {
    hosts: newestFirst(hosts).map(({ build }) => ({ build, source: takeHost(kept, build) })),
    releases: Object.fromEntries(namesIn(remotes).map((remote) => [remote, newestFirst(releasesOf(remote))])),
  }
}
