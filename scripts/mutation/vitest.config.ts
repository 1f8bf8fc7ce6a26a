import { defineConfig } from 'vitest/config'
import type { Vite } from 'vitest/node'
import { projects } from '../../vitest.config'

const { project, tests }: { project: 'unit' | 'server'; tests: string[] } = JSON.parse(process.env.PLAZA_MUTATION ?? '')

/** Stryker requires threads, but tests that count their child processes need processes. */
const inProcesses: Vite.Plugin = {
  name: 'in-processes',
  configureVitest: ({ project: configured }) => {
    configured.config.pool = 'forks'
  },
}

/** The tests of one module. Its files share a process, which ends with each mutant, so none outlives its run. */
export default defineConfig({
  ...projects[project],
  plugins: [inProcesses],
  test: { ...projects[project].test, include: tests, isolate: false, maxWorkers: 1, retry: 0 },
})
