import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** A shared machine may starve a test for seconds; what is really broken fails twice. */
const retry = process.env.CI ? 1 : 0

/** Databases of a run: a folder, or a PostgreSQL of its own. */
const globalSetup = ['server/src/testing/run.ts']

/**
 * Unit tests run in jsdom; those of the server, with a database for each file, and of the commands in Node. Projects with
 * different numbers of workers run one after the other (`groupOrder`).
 */
export const projects = {
  unit: {
    resolve: { alias: [{ find: /^react-vant$/, replacement: 'react-vant/es/index.js' }] },
    test: {
      name: 'unit',
      sequence: { groupOrder: 0 },
      retry,
      environment: 'jsdom',
      isolate: false,
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
      sequence: { groupOrder: 1 },
      retry,
      environment: 'node',
      isolate: false,
      unstubGlobals: true,
      globalSetup,
      include: ['server/src/**/*.test.ts'],
      maxWorkers: 2,
      testTimeout: 30_000,
      hookTimeout: 90_000,
    },
  },
  scripts: {
    test: {
      name: 'scripts',
      sequence: { groupOrder: 2 },
      isolate: false,
      retry,
      environment: 'node',
      globalSetup,
      include: ['{scripts,shared/build}/**/*.test.ts'],
      testTimeout: 30_000,
    },
  },
} satisfies Record<string, TestProjectInlineConfiguration>

export default defineConfig({ test: { projects: Object.values(projects) } })
