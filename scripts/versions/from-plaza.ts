import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../lib/command-error'
import { operationsOf, type PlazaServer, reach } from '../registry/operations'
import { hostFiles, type Origin, type Source } from './gather'

type FileClient = (path: string) => Promise<Buffer>

const fetching =
  (plaza: PlazaServer): FileClient =>
  async (path) => {
    const response = await reach(plaza, path)
    if (!response.ok) throw new CommandError(`${plaza.url}${path} answers ${response.status}.`)
    return Buffer.from(await response.arrayBuffer())
  }

/** Downloads files into a folder. */
async function download(fetched: FileClient, base: string, names: readonly string[], folder: string): Promise<void> {
  for (const name of names) writeFileSync(join(folder, name), await fetched(base + name))
}

const hostOf =
  (fetched: FileClient, build: string): Source =>
  async (folder) => {
    const base = '/assets/host/'
    const text = await fetched(`${base}${build}.json`)
    writeFileSync(join(folder, 'host.json'), text)
    const document = JSON.parse(text.toString())
    const list = document.files.find((name: string) => name.startsWith('files.'))
    const chunks = list ? (await fetched(base + list)).toString() : ''
    await download(fetched, base, hostFiles(document, chunks), folder)
  }

const releaseOf =
  (fetched: FileClient, remote: string, id: string): Source =>
  async (folder) => {
    const base = `/remotes/${remote}/${id}/`
    const text = await fetched(`${base}remote.json`)
    writeFileSync(join(folder, 'remote.json'), text)
    const names = Object.keys(JSON.parse(text.toString()).files)
    await download(fetched, base, [...names, 'modules.json'], folder)
  }

/** The hosts and releases that a running Plaza keeps. */
export async function fromPlaza(plaza: PlazaServer): Promise<Origin> {
  const { host, remotes } = await operationsOf(plaza)('status')
  const fetched = fetching(plaza)
  return {
    hosts: host.kept.map((build) => ({ build, source: hostOf(fetched, build) })),
    releases: Object.fromEntries(
      remotes
        .filter(({ retiredAt }) => retiredAt === null)
        .map(({ name, releases }) => [
          name,
          releases.filter(({ revoked }) => !revoked).map(({ id }) => ({ id, source: releaseOf(fetched, name, id) })),
        ]),
    ),
  }
}
