/** A part of the app whose mutants are tested together. */
export interface MutationModule {
  /** Folders to mutate; all files except tests, texts and types. */
  sources: readonly string[]
  /** Restricts them to files that match. */
  only?: RegExp
  /** Project of vitest.config.ts that runs the nearby tests. */
  project: 'unit' | 'server'
  tests: readonly string[]
}

/** Modules in which an undetected change is most expensive, and the rules of the remotes. */
export const mutationModules = {
  session: {
    sources: ['host/src/session', 'host/src/request'],
    project: 'unit',
    tests: ['host/src/{session,request}/**/*.test.{ts,tsx}'],
  },
  player: { sources: ['host/src/player'], project: 'unit', tests: ['host/src/player/**/*.test.{ts,tsx}'] },
  remotes: { sources: ['host/src/remotes'], project: 'unit', tests: ['host/src/{remotes,routing}/**/*.test.{ts,tsx}'] },
  account: {
    sources: ['server/src/domains/account', 'server/src/domains/publishing'],
    project: 'server',
    tests: ['server/src/domains/{account,publishing}/**/*.test.ts'],
  },
  registry: {
    sources: ['server/src/registry', 'server/src/metrics'],
    project: 'server',
    // The pages' tests are those of overrides and of the part of the registry in a page.
    tests: ['server/src/{registry,metrics}/**/*.test.ts', 'server/src/html/pages.test.ts'],
  },
  rendering: {
    sources: [
      'server/src/rendering',
      'server/src/html',
      'server/src/transport/cache',
      'server/src/transport/sanitizer',
    ],
    project: 'server',
    tests: ['server/src/{rendering,html}/**/*.test.ts', 'server/src/transport/{cache,sanitizer}/**/*.test.ts'],
  },
  features: {
    sources: ['remote-media/src', 'remote-community/src', 'remote-practice/src', 'remote-account/src'],
    only: /\.(model|store)\.ts$|\/use-[\w-]+\.tsx?$/,
    project: 'unit',
    tests: ['remote-*/src/**/*.test.{ts,tsx}'],
  },
} as const satisfies Record<string, MutationModule>

export type MutationModuleName = keyof typeof mutationModules

/** Minimum percentage of mutants killed, for modules taken together. */
export const mutationFloors: readonly { modules: readonly MutationModuleName[]; percent: number }[] = [
  { modules: ['session', 'player', 'remotes', 'account', 'registry', 'rendering'], percent: 85 },
  { modules: ['features'], percent: 75 },
]
