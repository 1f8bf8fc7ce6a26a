import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contracts } from '@plaza/shared/host'
import type { OfferedVersions } from '@plaza/shared/remotes'
import type { Environment } from '../environment'

/** The host build that pages load. */
export interface HostBuild {
  build: string
  /** Scripts and styles of the first load. */
  files: readonly string[]
  /** `sha256-…` of these files; null for a development server. */
  integrity: Readonly<Record<string, string>> | null
  contracts: OfferedVersions
  /** The file with which the server renders pages; null in older builds. */
  server: { name: string; integrity: string } | null
  /** Whether it supports a partial registry in the page; an older build takes it for the complete one. */
  partialRegistry: boolean
  /** Base URL of its files, with a trailing slash. */
  base: string
}

export const HOST_BASE = '/assets/host/'

/** Reads the host's build output. Throws a sentence if it is missing. */
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

/** A host build with the script that renders pages; null if it has none. */
export function readRenderingHost(environment: Pick<Environment, 'hostDir' | 'devServers'>) {
  try {
    const { build, server } = readHostBuild(environment)
    return server && { build, script: readFileSync(join(environment.hostDir, server.name), 'utf8') }
  } catch {
    return null
  }
}
