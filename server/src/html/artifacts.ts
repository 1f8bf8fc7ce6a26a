import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDocument } from '@plaza/shared/remotes'

interface HostDocument {
  build: string
  /** Scripts and styles of the first load. */
  files: string[]
  integrity: Record<string, string>
}

/** A built remote and where its files are served. */
export interface Release {
  document: RemoteDocument
  /** Address of its folder, with a trailing slash. */
  base: string
  /** Folder on disk; null where a development server serves it. */
  folder: string | null
}

export interface Artifacts {
  host: HostDocument
  hostBase: string
  hostFolder: string | null
  releases: readonly Release[]
}

const remoteNames = ['media', 'community', 'practice', 'account'] as const
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Development servers by package: `PLAZA_DEV=host=http://127.0.0.1:9100/,media=http://127.0.0.1:9101/`. */
export function devServers(variable = process.env.PLAZA_DEV ?? ''): Readonly<Record<string, string>> {
  return Object.fromEntries(variable.split(',').flatMap((pair) => (pair.includes('=') ? [pair.split('=', 2)] : [])))
}

/** Reads what the builds left in the packages' `dist` folders. Throws a sentence where a build is missing. */
export function readArtifacts(root: string, dev = devServers()): Artifacts {
  const release = (name: string): Release => {
    const folder = join(root, `remote-${name}`, 'dist')
    const document = readJson<RemoteDocument>(join(folder, 'remote.json'))
    const server = dev[name]
    return {
      document,
      base: server ?? `/remotes/${name}/${document.version}-${document.build}/`,
      folder: server ? null : folder,
    }
  }
  try {
    const hostFolder = join(root, 'host', 'dist')
    return {
      host: readJson<HostDocument>(join(hostFolder, 'host.json')),
      hostBase: dev.host ?? '/assets/host/',
      hostFolder: dev.host ? null : hostFolder,
      releases: remoteNames.map(release),
    }
  } catch (error) {
    throw new Error(`The app has not been built (${(error as Error).message}). Run \`npm start\`, which builds it.`)
  }
}
