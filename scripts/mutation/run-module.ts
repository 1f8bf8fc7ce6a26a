import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from '../lib/command-error'
import { run } from '../lib/run.mjs'
import type { MutationModule } from './modules'
import { excludedMutations, listMutants, mutatedFiles, sampleOf } from './mutants'
import { type MutationResult, readReport } from './report'

export interface MutationOptions {
  /** Copy of the project whose sources are mutated. */
  folder: string
  /** Sample size. */
  size: number
  seed: string
  /** Mutants at once. */
  concurrency: number
  /** Only files whose path contains this. */
  filter?: string | undefined
  /** Environment variables of the tests. */
  env?: Record<string, string>
}

/** On a busy machine a mutant counts as hanging only if it takes this much longer than its tests before. */
const TIMEOUT_MS = 30_000
const TIMEOUT_FACTOR = 4
const DRY_RUN_MINUTES = 20

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Tests a sample of a module's mutants against the nearby tests that cover them. */
export async function mutateModule(module: MutationModule, options: MutationOptions): Promise<MutationResult> {
  const { folder, size, seed, concurrency, filter, env } = options
  const files = mutatedFiles(module, folder).filter((file) => !filter || file.includes(filter))
  const sample = sampleOf(await listMutants(files, folder), size, seed)
  if (sample.length === 0) throw new CommandError(`No file of these has a mutant: ${module.sources.join(', ')}.`)
  const at = (name: string) => join(folder, `.mutation-${name}.json`)
  const touched = new Set(sample.map((key) => key.slice(0, key.indexOf(':'))))
  writeFileSync(at('sample'), JSON.stringify(sample))
  writeFileSync(
    at('config'),
    JSON.stringify({
      inPlace: true,
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
      plugins: ['@stryker-mutator/vitest-runner', pathOf('sampled-checker.mjs'), pathOf('ignorer.mjs')],
      ignorers: ['words'],
      checkers: ['sampled'],
      mutate: [...touched],
      mutator: { excludedMutations },
      coverageAnalysis: 'perTest',
      concurrency,
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: at('report') },
      timeoutMS: TIMEOUT_MS,
      timeoutFactor: TIMEOUT_FACTOR,
      dryRunTimeoutMinutes: DRY_RUN_MINUTES,
      allowConsoleColors: false,
      disableTypeChecks: false,
      logLevel: 'warn',
    }),
  )
  const stryker = () =>
    run(join(folder, 'node_modules/.bin/stryker'), ['run', at('config')], {
      cwd: folder,
      env: {
        ...env,
        PLAZA_MUTANTS: at('sample'),
        PLAZA_MUTATION: JSON.stringify({ project: module.project, tests: module.tests }),
      },
    })
  // Its first run is without mutants, in which a test may fail on a busy machine, so it gets a second attempt.
  const passed = (await stryker()).code === 0 || (await stryker()).code === 0
  if (!passed) throw new CommandError('Stryker could not run the mutants: see the lines above.')
  return readReport(JSON.parse(readFileSync(at('report'), 'utf8')))
}
