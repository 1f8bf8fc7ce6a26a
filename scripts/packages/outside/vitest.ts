import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Settings of a remote's own tests: a DOM, the fake host, and our packages as the bundler would see them. */
export const testSettings = {
  resolve: { alias: [{ find: /^react-vant$/, replacement: 'react-vant/es/index.js' }] },
  test: {
    environment: 'jsdom',
    testTimeout: 30_000,
    expect: { requireAssertions: true },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [resolve('@plaza/ui/testing/setup')],
    server: { deps: { inline: [/react-vant/, /@plaza\//] } },
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
}
