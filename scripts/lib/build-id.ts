import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** Stands for the build id in the build by which that id is found. */
const UNKNOWN_ID = '0000000000'

/** For the checks: it names source files, and no reader gets it. */
const NOT_DELIVERED = 'modules.json'

/** The bundler of a package with its configuration for production; `buildId` goes into what it makes. */
export function bundle(folder: string, buildId: string) {
  const rspack = join(folder, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js')
  return run(process.execPath, [rspack, 'build'], {
    cwd: folder,
    env: { NODE_ENV: 'production', PLAZA_BUILD: buildId },
    quiet: true,
  })
}

/** Ten hex digits of all files of a build. */
function outputHash(dist: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== NOT_DELIVERED)
    .map((file) => join(file.parentPath, file.name))
    .sort()
  for (const file of files) hash.update(file.slice(dist.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 10)
}

/**
 * The id of a package's build: a hash of what the bundler makes of it. What changes nothing of that (another team's
 * endpoint, a comment) leaves the id as it is; nothing that does can leave it (docs/decisions/0116). The build in `dist`
 * is without its id afterwards. Throws what the bundler says where it fails.
 */
export async function findBuildId(folder: string): Promise<string> {
  const { code, output } = await bundle(folder, UNKNOWN_ID)
  if (code !== 0) throw new Error(output)
  return outputHash(join(folder, 'dist'))
}
