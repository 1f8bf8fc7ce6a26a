import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hostOwned } from '../policy'

/** The parts of `remote.json` that the manifest repeats. */
interface ReleaseFiles {
  name: string
  version: string
  build: string
  global: string
  entry: string
  files: Readonly<Record<string, unknown>>
  start: readonly string[]
}

export const FEDERATION_MANIFEST = 'mf-manifest.json'

const assetsOf = (sync: readonly string[], async: readonly string[]) => {
  const ending = (text: string) => ({
    sync: sync.filter((name) => name.endsWith(text)),
    async: async.filter((name) => name.endsWith(text)),
  })
  return { js: ending('.js'), css: ending('.css') }
}

/** Version of an installed package; what the host alone has, has none of its own. */
function versionOf(name: string, context: string): string {
  try {
    const [owner = name] = name.split('/')
    return createRequire(join(context, 'package.json'))(`${owner}/package.json`).version
  } catch {
    return '*'
  }
}

/**
 * Content of `mf-manifest.json`, as the tools of Module Federation read it: which release it is, what it exposes, and
 * what it takes from the host. Nothing reads it at run time: hosts read `remote.json` (docs/decisions/0533).
 */
export function federationManifest(release: ReleaseFiles, context: string): object {
  const { name, version, build, global, entry, files, start } = release
  const later = Object.keys(files).filter((file) => file !== entry && !start.includes(file) && !/^server\./.test(file))
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: `${version}-${build}`, buildName: `@plaza/remote-${name}` },
      remoteEntry: { name: entry, path: '', type: 'var' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: global,
      publicPath: 'auto',
    },
    remotes: [],
    shared: hostOwned.map((key) => ({
      id: `${name}:${key}`,
      name: key,
      version: versionOf(key, context),
      singleton: true,
      requiredVersion: '*',
      assets: assetsOf([], []),
    })),
    exposes: [{ id: `${name}:remote`, name: 'remote', path: './remote', assets: assetsOf(start, later) }],
  }
}
