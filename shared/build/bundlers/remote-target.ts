import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RemoteIdentity } from '../document/release-documents'
import { hostOwnedNames } from '../policy'

/** What is built: a remote's package and the settings of the environment. */
export interface RemoteTarget {
  name: string
  version: string
  dev: boolean
  /** Build id. */
  id: string
  /** Global of the container; also the unique name of the build. */
  global: string
  needs: object
  wants: object
}

export function readTarget(context: string): RemoteTarget {
  const { name: packageName, version, plaza } = JSON.parse(readFileSync(resolve(context, 'package.json'), 'utf8'))
  const name: string = packageName.replace('@plaza/remote-', '')
  const dev = process.env.NODE_ENV === 'development'
  const id = dev ? 'dev' : (process.env.PLAZA_BUILD ?? 'local')
  const global = `plaza_${name}_${version}_${id}`.replace(/[.-]/g, '_')
  return { name, version, dev, id, global, needs: plaza.needs, wants: plaza.wants ?? {} }
}

/** The fields of `remote.json` that depend on neither the build's files nor its sources. */
export const identityOf = ({ name, version, id, global, needs, wants }: RemoteTarget): RemoteIdentity => ({
  ...{ name, version, build: id, global, needs, wants },
})

/** The `shared` of a container that takes from the host what a page has once, and ships no copy. */
export const sharedByHost = Object.fromEntries(
  hostOwnedNames.map(([name, shareKey]) => [
    name,
    { shareKey, singleton: true, import: false as const, requiredVersion: false as const },
  ]),
)
