import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plaza } from '../fixtures/plaza'

const root = join(import.meta.dirname, '../..')

/** Runs a program and returns its output; throws with the output if it fails. */
export function run(
  cwd: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { NODE_ENV: _, ...inherited } = process.env
  return new Promise((done, fail) =>
    execFile(command, args, { cwd, env: { ...inherited, ...env }, maxBuffer: 1e8 }, (error, out, err) =>
      error ? fail(new Error(`${command} ${args.join(' ')}\n${out}\n${err}`)) : done(out + err),
    ),
  )
}

/** Packs the packages for remotes outside into a folder. */
export async function packPackages(place: string): Promise<string> {
  const packages = join(place, 'packages')
  mkdirSync(packages)
  await run(root, process.execPath, ['scripts/command.mjs', 'packages', '--next', '--out', packages])
  return packages
}

/** Creates a remote next to the packages with nothing else of the workspace; npm installs its dependencies. */
export async function createOutside(place: string, packages: string, name: string, plaza: Plaza): Promise<string> {
  const cli = readdirSync(packages).find((file) => file.startsWith('plaza-cli-')) ?? ''
  const create = ['plaza', 'create', name, '--packages', packages, '--against', plaza.url]
  await run(place, 'npm', ['exec', '--yes', '--prefer-offline', '--package', join(packages, cli), '--', ...create])
  return join(place, name)
}

/** The commands of `@plaza/cli` in a remote's folder, against a running Plaza. */
export const plazaCommandIn =
  (folder: string, plaza: Plaza, token: string) =>
  (...args: string[]) =>
    run(folder, 'npx', ['--no-install', 'plaza', ...args], { PLAZA_URL: plaza.url, PLAZA_OPS_TOKEN: token })
