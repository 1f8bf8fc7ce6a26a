import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckContext, packagesOf } from '../../server/src/registry/check/index'
import { contracts } from '../../shared/src/host/api'
import { releaseBase } from '../../shared/src/remotes/address'
import { REGISTRY_ADDRESS, type RegistryDocument } from '../../shared/src/remotes/registry'
import { distOf, releasesDir, remotes } from '../lib/project.mjs'
import { fetchAnswer } from '../registry/reach'

/** Releases to compare with, from the working tree or a running Plaza. */
interface KnownReleases {
  live: CheckContext['others'][number][]
  unknown: string[]
  idsOf(name: string): string[]
}

const idsIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((id) => /^\d/.test(id)) : [])

const read = (name: string, file: string) => JSON.parse(readFileSync(join(distOf(name), file), 'utf8'))

/** The other remotes' builds here, and their releases made here. */
function here(): KnownReleases {
  const built = remotes.filter((name) => existsSync(join(distOf(name), 'remote.json')))
  return {
    live: built.map((name) => {
      const { version, build, routes, extensions } = read(name, 'remote.json')
      const packages = packagesOf({ contents: read(name, 'modules.json') })
      return { name, release: `${version}-${build}`, routes, extensions, packages }
    }),
    unknown: remotes.filter((name) => !built.includes(name)),
    idsOf: (name) => idsIn(join(releasesDir, 'remotes', name)),
  }
}

async function textAt(address: URL): Promise<string> {
  const answer = await fetchAnswer(address.href)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.text()
}

/** Every live release in a running Plaza's registry. */
async function running(url: string): Promise<KnownReleases> {
  const { text } = JSON.parse(await textAt(new URL(REGISTRY_ADDRESS, url)))
  const registry = (JSON.parse(text) as RegistryDocument).remotes
  const named = Object.entries(registry).flatMap(([name, { releases }]) =>
    Object.entries(releases).map(([release, { base, digest }]) => ({ name, release, base, digest })),
  )
  const live = await Promise.all(
    named.map(async ({ name, release, base, digest }) => {
      const address = new URL('remote.json', new URL(base ?? releaseBase(name, release), url))
      const document = await textAt(address)
      if (`sha384-${createHash('sha384').update(document).digest('base64')}` !== digest)
        throw new Error(`${address} is not what the registry names.`)
      const { routes, extensions } = JSON.parse(document)
      return { name, release, routes, extensions }
    }),
  )
  return { live, unknown: [], idsOf: (name) => Object.keys(registry[name]?.releases ?? {}) }
}

/** What a release is checked against: this host, and the live releases of the working tree or of `against`. */
export async function checkContexts(against?: string): Promise<(name: string) => CheckContext> {
  const { live, unknown, idsOf } = against ? await running(against) : here()
  return (name) => ({
    offered: contracts,
    releases: idsOf(name),
    others: live.filter((other) => other.name !== name),
    unknown: unknown.filter((other) => other !== name),
  })
}
