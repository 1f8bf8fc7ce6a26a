import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'
import type { PackedPackage } from './layout'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const read = (path: string): Manifest => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
const shared = read('shared')
const ours = read('.')
const known: Record<string, string> = {
  ...ours.devDependencies,
  ...shared.devDependencies,
  ...shared.dependencies,
}

/** These packages with the versions of this workspace. */
export const versionsOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? missing(name)]))

function missing(name: string): never {
  throw new Error(`The workspace has no version of ${name}.`)
}

/** Packages that the code of each of ours imports, or whose types it names. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  '@plaza/contract': ['@tanstack/react-query', 'react-router-dom', 'valibot'],
  '@plaza/ui': [
    '@testing-library/react',
    'leaflet',
    'lucide-react',
    'photoswipe',
    'qr',
    'react-error-boundary',
    'react-router-dom',
    'react-vant',
    'supercluster',
    'valibot',
    'virtua',
  ],
  '@plaza/build': [
    '@rspack/core',
    '@rspack/dev-server',
    '@rspack/plugin-react-refresh',
    'acorn',
    'postcss',
    'react-refresh',
  ],
}
/** What react-vant names by ranges: these were tried (pnpm-workspace.yaml). */
const pinned: Readonly<Record<string, string>> = { '@react-vant/icons': '0.1.0', '@use-gesture/react': '10.3.1' }
/** Packages that ours contain, because this workspace has changed them. */
export const bundled: Readonly<Record<string, readonly string[]>> = { '@plaza/ui': ['react-vant'] }
const needs: Readonly<Record<string, readonly string[]>> = {
  '@plaza/contract': [],
  '@plaza/ui': ['@plaza/contract'],
  '@plaza/build': ['@plaza/contract', '@plaza/ui'],
}

function exportsOf({ name, exports }: PackedPackage): Record<string, unknown> {
  const entries = Object.entries(exports).map(([key, file]) => [
    key,
    { types: file.replace(/\.js$/, '.d.ts'), default: file },
  ])
  return {
    ...Object.fromEntries(entries),
    ...(name === '@plaza/ui' && {
      './styles': { types: './src/styles.d.ts' },
      './mixins/*': './src/ui/mixins/*',
      './base.css': './src/ui/base/base.css',
    }),
    ...(name === '@plaza/build' && { './tsconfig.json': './src/tsconfig.json' }),
    './src/*.js': { types: './src/*.d.ts', default: './src/*.js' },
    './src/*': './src/*',
    './package.json': './package.json',
  }
}

/** The package.json of a package for remotes. */
export function manifestOf(pack: PackedPackage, version: string): object {
  const { name, description } = pack
  const own = Object.fromEntries((needs[name] ?? []).map((need) => [need, version]))
  return {
    ...{ name, version, description, type: 'module', license: 'UNLICENSED', engines: { node: '>=20.19' } },
    sideEffects: ['**/*.css'],
    exports: exportsOf(pack),
    files: ['src'],
    dependencies: { ...own, ...versionsOf(libraries[name] ?? []), ...(name in bundled && bundledNeeds(name)) },
    ...(bundled[name] && { bundleDependencies: bundled[name] }),
    peerDependencies: versionsOf(['react', 'react-dom']),
  }
}

/** Dependencies of the packages that one of ours contains: npm installs none of a contained one. */
function bundledNeeds(name: string): Record<string, string> {
  const all = (bundled[name] ?? []).flatMap((one) =>
    Object.entries(read(`shared/node_modules/${one}`).dependencies ?? {}),
  )
  return Object.fromEntries(all.map(([one, range]) => [one, pinned[one] ?? range]))
}

/** The package.json of a contained package, with the versions that were tried. */
export function bundledManifest(name: string): object {
  const manifest: Manifest = read(`shared/node_modules/${name}`)
  const { dependencies = {} } = manifest
  const kept = Object.entries(dependencies).map(([one, range]) => [one, pinned[one] ?? range])
  return { ...manifest, dependencies: Object.fromEntries(kept) }
}

export const cliDescription = 'Commands for teams that ship a remote of Plaza'
/** The package.json of the commands. */
export const cliManifest = (version: string): object => ({
  ...{ name: '@plaza/cli', version, description: cliDescription, type: 'module' },
  ...{ license: 'UNLICENSED', engines: { node: '>=20.19' } },
  bin: { plaza: './dist/plaza.mjs' },
  files: ['ci', 'dist', 'docs', 'host', 'template'],
  dependencies: versionsOf(['jsdom']),
})
