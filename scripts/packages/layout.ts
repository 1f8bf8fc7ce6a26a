/** A folder of the workspace whose files a package contains, by its path in the package. */
interface PackageFolder {
  from: string
  to: string
  /** Files and folders that stay out, by their path in the workspace. */
  without?: readonly string[]
}

export interface PackedPackage {
  name: string
  description: string
  folders: readonly PackageFolder[]
  /** Names that users import, with the compiled file. */
  exports: Readonly<Record<string, string>>
}

const shared = (name: string, without: readonly string[] = []): PackageFolder => ({
  from: `shared/src/${name}`,
  to: `src/${name}`,
  without: without.map((path) => `shared/src/${name}/${path}`),
})
const indexes = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`./${name}`, `./src/${name}/index.js`]))

const contractFolders = [
  'api',
  'extensions',
  'format',
  'host',
  'page-context',
  'query',
  'remotes',
  'router',
  'routes',
  'text',
]
const uiFolders = ['alone', 'cards', 'position', 'poster', 'ui']

/** The packages for remotes outside of this repository, except the commands (`cli.ts`). */
export const packedPackages: readonly PackedPackage[] = [
  {
    name: '@plaza/contract',
    description: 'What hosts and remotes of Plaza agree on: host API, endpoints, routes, texts',
    folders: contractFolders.map((name) => shared(name)),
    exports: indexes(contractFolders),
  },
  {
    name: '@plaza/ui',
    description: 'Components, cards, styles and test tools for remotes of Plaza',
    folders: [...uiFolders.map((name) => shared(name)), shared('testing', ['live-pages.ts'])],
    exports: {
      '.': './src/ui/index.js',
      ...indexes(uiFolders.filter((name) => name !== 'ui' && name !== 'alone')),
      './cards/icons': './src/cards/icons/icon-names.js',
      './samples': './src/alone/samples/index.js',
      './testing': './src/testing/index.js',
      './testing/setup': './src/testing/setup.js',
    },
  },
  {
    name: '@plaza/build',
    description: 'Builds of remotes of Plaza: bundler configurations, shared packages, compiler and test settings',
    folders: [
      {
        from: 'shared/build',
        to: 'src',
        without: ['host-config.ts', 'one-bundle-config.ts', 'patches', 'rewrites', 'tsconfig.json'].map(
          (name) => `shared/build/${name}`,
        ),
      },
      { from: 'scripts/packages/outside', to: 'src', without: ['scripts/packages/outside/tsconfig.json'] },
    ],
    exports: {
      './remote-config': './src/remote-config.js',
      './vite': './src/bundlers/vite-remote.js',
      './webpack': './src/bundlers/webpack-remote.js',
      './policy': './src/policy.js',
      './vitest': './src/vitest.js',
    },
  },
]

/** Imports of the workspace by the name that they have outside. */
export function outsideName(name: string): string {
  const rest = name.replace('@plaza/shared/', '')
  const [first = ''] = rest.split('/')
  if (first === 'build') return `@plaza/build/${rest.slice('build/'.length)}`
  if (rest === 'ui') return '@plaza/ui'
  if (first === 'ui') return `@plaza/ui/${rest.slice('ui/'.length)}`
  return contractFolders.includes(first) ? `@plaza/contract/${rest}` : `@plaza/ui/${rest}`
}
