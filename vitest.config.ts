import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** A shared machine may starve a test for seconds; what is really broken fails twice. */
const retry = process.env.CI ? 1 : 0

/** A test whose loop never runs, or whose condition never holds, asserts nothing and fails. */
const expect = { requireAssertions: true }

/** Databases of a run: a folder, or a PostgreSQL of its own. */
const globalSetup = ['server/src/testing/run.ts']

/** By default vitest leaves one processor free, which is half of two. */
const maxWorkers = 2
/** Tests of the server wait for timers, processes and the disk for a third of their time. */
const serverWorkers = 3

/** Unit tests run in jsdom; those of the server, with a database for each file, and of the commands in Node. */
export const projects = {
  unit: {
    resolve: { alias: [{ find: /^react-vant$/, replacement: 'react-vant/es/index.js' }] },
    test: {
      name: 'unit',
      retry,
      expect,
      environment: 'jsdom',
      isolate: false,
      maxWorkers,
      testTimeout: 30_000,
      include: ['{host,shared,remote-*}/src/**/*.test.{ts,tsx}', 'server/ops/**/*.test.{ts,tsx}'],
      setupFiles: ['shared/src/testing/setup.ts'],
      server: { deps: { inline: [/react-vant/] } },
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  },
  server: {
    test: {
      name: 'server',
      retry,
      expect,
      environment: 'node',
      isolate: false,
      unstubGlobals: true,
      globalSetup,
      include: ['server/src/**/*.test.ts'],
      maxWorkers: serverWorkers,
      testTimeout: 30_000,
      hookTimeout: 90_000,
    },
  },
  scripts: {
    test: {
      name: 'scripts',
      isolate: false,
      maxWorkers,
      retry,
      expect,
      environment: 'node',
      globalSetup,
      include: ['{scripts,shared/build}/**/*.test.ts'],
      testTimeout: 30_000,
    },
  },
} satisfies Record<string, TestProjectInlineConfiguration>

export default defineConfig({ test: { projects: Object.values(projects) } })
