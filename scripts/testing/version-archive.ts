import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OfferedVersions, RemoteManifest } from '../../shared/src/remotes/index'

/** A host build that is kept: `hosts/<order>-<build>/` with its `host.json` and its files. */
export interface KeptHost {
  build: string
  folder: string
  contracts: OfferedVersions
}

/** A release that is kept: `remotes/<name>/<order>-<release>/`. */
export interface KeptRelease {
  id: string
  folder: string
  document: RemoteManifest
}

/** Hosts and releases by which versions are tried against each other; newest first. The first host is the candidate. */
export interface VersionArchive {
  hosts: readonly KeptHost[]
  releases: Readonly<Record<string, readonly KeptRelease[]>>
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function releaseIn(folder: string): KeptRelease {
  const document: RemoteManifest = read(join(folder, 'remote.json'))
  return { id: `${document.version}-${document.build}`, folder, document }
}

/** Reads an archive from its folder. */
export function readArchive(folder: string): VersionArchive {
  const remotes = readdirSync(join(folder, 'remotes'))
  return {
    hosts: foldersIn(join(folder, 'hosts')).map((one) => {
      const { build, contracts } = read(join(one, 'host.json'))
      return { build, contracts, folder: one }
    }),
    releases: Object.fromEntries(
      remotes.map((name) => [name, foldersIn(join(folder, 'remotes', name)).map(releaseIn)]),
    ),
  }
}

/** What one release does on one host. */
export interface VersionCell {
  host: string
  remote: string
  release: string
  /** `ok`, `degraded` and `blocked` as the contracts say; `broken`: it does something else. */
  state: 'ok' | 'degraded' | 'blocked' | 'broken'
  /** Contracts that this host lacks. */
  missing: readonly string[]
  /** Who rendered the page first. */
  rendering: 'server' | 'browser' | null
  /** What is wrong with a broken one. */
  problems: readonly string[]
}
