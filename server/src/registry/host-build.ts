import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contracts } from '@plaza/shared/host'
import type { OfferedVersions } from '@plaza/shared/remotes'
import type { Environment } from '../environment'

/** The build of the host that pages start. */
export interface HostBuild {
  build: string
  /** Scripts and styles of the first load. */
  files: readonly string[]
  /** `sha256-…` of these files; null where a development server serves them. */
  integrity: Readonly<Record<string, string>> | null
  contracts: OfferedVersions
  /** The file by which the server renders pages; null in a build of before. */
  server: { name: string; integrity: string } | null
  /** Whether it reads a page's part of the registry; a build of before takes that for all of it. */
  partialRegistry: boolean
  /** Address of its files, with a trailing slash. */
  base: string
}

export const HOST_BASE = '/assets/host/'

/** Reads what the build of the host left. Throws a sentence where it is missing. */
export function readHostBuild({ hostDir, devServers }: Pick<Environment, 'hostDir' | 'devServers'>): HostBuild {
  try {
    const read = JSON.parse(readFileSync(join(hostDir, 'host.json'), 'utf8')) as Omit<HostBuild, 'base'>
    const devServer = devServers.host
    return {
      ...read,
      server: read.server ?? null,
      partialRegistry: read.partialRegistry ?? false,
      contracts: read.contracts ?? contracts,
      integrity: devServer ? null : read.integrity,
      base: devServer ?? HOST_BASE,
    }
  } catch (error) {
    throw new Error(`The app has not been built (${(error as Error).message}). Run \`npm start\`, which builds it.`)
  }
}

/** A build of the host with the script by which it renders pages; null where there is none. */
export function readRenderingHost(environment: Pick<Environment, 'hostDir' | 'devServers'>) {
  try {
    const { build, server } = readHostBuild(environment)
    return server && { build, script: readFileSync(join(environment.hostDir, server.name), 'utf8') }
  } catch {
    return null
  }
}
