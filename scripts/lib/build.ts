import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from './compress'
import { inputsHash } from './inputs'
import { buildable, root, stop } from './project.mjs'
import { run } from './run.mjs'

const stampOf = (name: string) => join(root, name, 'dist', '.inputs')

/** Whether what lies in `dist` is the build of these inputs. */
const isBuilt = (name: string, hash: string) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hash

async function buildOne(name: string, build: string, log: (line: string) => void) {
  const rspack = join(root, name, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js')
  const { code, output } = await run(process.execPath, [rspack, 'build'], {
    cwd: join(root, name),
    env: { NODE_ENV: 'production', PLAZA_BUILD: build },
    quiet: true,
  })
  if (code !== 0) stop(`The build of ${name} failed:\n${output}`)
  if (name !== 'server') await compress(join(root, name, 'dist'))
  writeFileSync(stampOf(name), build)
  log(`Built ${name}\n`)
}

/** Builds what changed since its last build, two at a time. */
export async function build(names = buildable, log: (line: string) => void = (line) => process.stdout.write(line)) {
  const stale = names.map((name) => ({ name, hash: inputsHash(name) })).filter(({ name, hash }) => !isBuilt(name, hash))
  const worker = async () => {
    for (let next = stale.shift(); next; next = stale.shift()) await buildOne(next.name, next.hash, log)
  }
  await Promise.all([worker(), worker()])
}
