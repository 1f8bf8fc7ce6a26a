import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build/build'
import { CommandError } from '../lib/command-error'
import { bin, hostDir, root } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { bundleCli } from './bundle-cli'
import { compilePackage } from './compile'
import { contractOf, record, requireHonest, trialVersion } from './contract/check'
import { readmeOf, writeGuide } from './guide'
import { packedPackages } from './layout'
import { bundled, bundledManifest, cliDescription, cliManifest, manifestOf } from './manifests'
import { writeTemplate } from './template'

/** Version of the packages. */
const currentVersion = (): string => JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')).version

/** Compiles the types of everything that goes into the packages. */
async function compileTypes(): Promise<void> {
  const { code, output } = await run(bin('tsc'), ['-b', 'shared', 'shared/build', 'scripts/packages/outside'], {
    quiet: true,
  })
  if (code !== 0) throw new CommandError(output)
}

/** Single files that go into a package as they are: the types of styles, and compiler settings. */
const single: Readonly<Record<string, readonly [from: string, to: string]>> = {
  '@plaza/ui': ['shared/src/styles.d.ts', 'src/styles.d.ts'],
  '@plaza/build': ['scripts/packages/remote-tsconfig.json', 'src/tsconfig.json'],
}

const writeManifest = (folder: string, manifest: object) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

async function pack(folder: string, out: string): Promise<string> {
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', out], {
    cwd: folder,
    quiet: true,
  })
  if (code !== 0) throw new CommandError(output)
  return output.trim()
}

interface PackOptions {
  /** Packs a trial with the version that the contract's differences need. */
  next?: boolean | undefined
  /** Stores the contract as that of this version. */
  record?: boolean | undefined
}

/**
 * Packs the packages for remotes in other repositories into a folder; returns the names of the files. Refuses a version
 * that hides a change of the contract.
 */
export async function packAll(out: string, { next, record: isRecorded }: PackOptions = {}): Promise<string[]> {
  await Promise.all([compileTypes(), build(['host'])])
  mkdirSync(out, { recursive: true })
  const work = mkdtempSync(join(tmpdir(), 'plaza-packages-'))
  try {
    const compiled = packedPackages.map((one) => ({ pack: one, folder: join(work, one.name) }))
    for (const { pack: one, folder } of compiled) await compilePackage(one, folder)
    const contract = contractOf(compiled)
    const version = next ? trialVersion(contract) : currentVersion()
    if (!next) requireHonest(version, contract)
    if (isRecorded) record(version, contract)
    const files: string[] = []
    for (const { pack: one, folder } of compiled) {
      writeManifest(folder, manifestOf(one, version))
      writeFileSync(join(folder, 'README.md'), readmeOf(one.name, one.description))
      const more = single[one.name]
      if (more) copyFileSync(join(root, more[0]), join(folder, more[1]))
      for (const name of bundled[one.name] ?? []) copyBundled(name, join(folder, 'node_modules', name))
      files.push(await pack(folder, out))
    }
    return [...files, await packCli(join(work, 'cli'), out, version)]
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Copies the modules of a package as this workspace uses them: with our patch. */
function copyBundled(name: string, folder: string): void {
  const source = realpathSync(join(root, 'shared/node_modules', name))
  for (const part of ['es', 'LICENSE'])
    if (existsSync(join(source, part))) cpSync(join(source, part), join(folder, part), { recursive: true })
  writeManifest(folder, bundledManifest(name))
}

async function packCli(folder: string, out: string, version: string): Promise<string> {
  await bundleCli(join(folder, 'dist'))
  cpSync(hostDir, join(folder, 'host'), { recursive: true, filter: (path) => !/\.(br|gz)$|\.inputs$/.test(path) })
  writeTemplate(join(folder, 'template'), version)
  writeGuide(folder)
  writeFileSync(join(folder, 'README.md'), readmeOf('@plaza/cli', cliDescription))
  writeManifest(folder, cliManifest(version))
  return pack(folder, out)
}
