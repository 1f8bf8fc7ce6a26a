import { defineConfig } from 'vitest/config'

/** A shared machine may starve a test for seconds; what is really broken fails twice. */
const retry = process.env.CI ? 1 : 0

/** What the server's tests and those of the commands have: a folder for their databases, or a PostgreSQL. */
const globalSetup = ['server/src/testing/run.ts']

/** Unit and contract tests run in jsdom; those of the server, a database for each file, and of the commands in node. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: [{ find: /^react-vant$/, replacement: 'react-vant/es/index.js' }] },
        test: {
          name: 'unit',
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
      {
        test: {
          name: 'server',
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
      {
        test: {
          name: 'scripts',
          isolate: false,
          retry,
          environment: 'node',
          globalSetup,
          include: ['{scripts,shared/build}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
