import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteManifest, releaseId } from '@plaza/shared/remotes'
import type { Environment } from '../environment'
import type { CurrentRegistry, RegistryView } from '../transport/ports/registry'
import { sha384 } from './check/index'

interface DevelopmentRegistry extends CurrentRegistry {
  /** Texts of the remote.json of development servers, by digest. */
  texts: ReadonlyMap<string, string>
}

/** The registry with development servers in place of releases; computed on each call and never cached. */
export function withDevServers(
  { document, serial }: CurrentRegistry,
  { keys }: Pick<RegistryView, 'keys'>,
  { devServers, rootDir }: Pick<Environment, 'devServers' | 'rootDir'>,
): DevelopmentRegistry {
  const texts = new Map<string, string>()
  const remotes = Object.entries(devServers).flatMap(([name, base]) => {
    if (name === 'host') return []
    const text = readFileSync(join(rootDir, `remote-${name}`, '.dev', 'remote.json'), 'utf8')
    const { needs, wants, ...rest } = JSON.parse(text) as RemoteManifest
    const id = releaseId(rest)
    const digest = sha384(text)
    texts.set(digest, text)
    return [
      [name, { releases: { [id]: { digest, base, needs, wants } }, rules: [{ id: 'dev', release: id }] }] as const,
    ]
  })
  const developed = {
    ...document,
    issuedAt: Date.now(),
    remotes: { ...document.remotes, ...Object.fromEntries(remotes) },
  }
  return { document: developed, signed: keys.sign(JSON.stringify(developed)), serial, texts }
}
