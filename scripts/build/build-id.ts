import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { FEDERATION_MANIFEST } from '../../shared/build/document/federation-manifest'
import { MAPS_FOLDER } from '../../shared/build/source-maps'
import { run } from '../lib/run.mjs'

/** Placeholder for the build id while the id is being computed. */
const UNKNOWN_ID = '0000000000'

/** Not for browsers: the list of source files, the manifest for tools, and the source maps. */
const isDelivered = (path: string) =>
  !['modules.json', FEDERATION_MANIFEST].includes(path) && !path.startsWith(`${MAPS_FOLDER}/`)

/** The programs that build a package, by `plaza.bundler` of its package.json. */
const bundlers: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  rspack: ['@rspack/cli/bin/rspack.js', 'build'],
  vite: ['vite/bin/vite.js', 'build'],
  webpack: ['webpack/bin/webpack.js'],
}

/** Runs the bundler of a package with its production configuration; the output contains `buildId`. */
export function bundle(folder: string, buildId: string) {
  const { plaza } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const name: string = plaza?.bundler ?? 'rspack'
  const bundler = bundlers[name]
  if (!bundler) throw new Error(`plaza.bundler is ${name}; it can be ${Object.keys(bundlers).join(', ')}.`)
  const [program, ...args] = bundler
  return run(process.execPath, [join(folder, 'node_modules', program), ...args], {
    cwd: folder,
    env: { NODE_ENV: 'production', PLAZA_BUILD: buildId },
    quiet: true,
  })
}

/** Ten hex digits from all files of a build. */
function outputHash(dist: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => isDelivered(relative(dist, file)))
    .sort()
  for (const file of files) hash.update(file.slice(dist.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 10)
}

/**
 * The build id of a package: a hash of the bundler's output. A source change without effect on the output (another
 * team's endpoint, a comment) keeps the id; any other changes it (docs/decisions/0116). Afterwards `dist` contains a
 * build without its id. Throws the bundler's message if it fails.
 */
export async function findBuildId(folder: string): Promise<string> {
  const { code, output } = await bundle(folder, UNKNOWN_ID)
  if (code !== 0) throw new Error(output)
  return outputHash(join(folder, 'dist'))
}
