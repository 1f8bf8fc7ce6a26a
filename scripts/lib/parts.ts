import './turn'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSampled, sampleOf } from '../../shared/src/testing/sampling'
import { build } from '../build/build'
import { longJourneys, sampledSpecs } from './browser-specs'
import { findTestBrowser } from './chromium'
import { bin, remotes, root } from './project.mjs'
import { run } from './run.mjs'
import { runVitest, type TestSummary } from './vitest'

/** Folders with a tsconfig.json; each is checked once, and again when its own files or its references have changed. */
const projects = [
  'shared',
  'shared/build',
  'shared/src/static-rendering',
  'host',
  ...remotes.map((name) => `remote-${name}`),
  'server',
  'server/demo/make',
  'e2e',
  'scripts/testing',
  'scripts',
  'scripts/bench/one-bundle',
]

async function types(): Promise<TestSummary> {
  const { code, output } = await run(bin('tsc'), ['-b', ...projects], { quiet: true })
  if (code !== 0) process.stdout.write(`${output}\n`)
  return summarise([{ code }])
}

async function lint(): Promise<TestSummary> {
  const results = [
    await run(bin('biome'), ['check', '--max-diagnostics=40', '.'], { quiet: true }),
    await run(process.execPath, ['scripts/lint/index.mjs'], { quiet: true }),
  ]
  for (const { code, output } of results) if (code !== 0) process.stdout.write(`${output}\n`)
  return summarise(results)
}

/** Runs all checks of docs/remotes.md on each remote. */
async function check(): Promise<TestSummary> {
  await build(['host', ...remotes.map((name) => `remote-${name}`)])
  const { asText, checkBuilds } = await import('../check/report')
  const reports = await checkBuilds(remotes)
  process.stdout.write(asText(reports))
  const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

const summarise = (results: readonly { code: number }[]): TestSummary => ({
  passed: results.filter(({ code }) => code === 0).length,
  failed: results.filter(({ code }) => code !== 0).length,
})

/** Folder of PostgreSQL's programs on this machine, if any. */
function postgresPrograms() {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  return readdirSync(base)
    .map((version) => join(base, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

async function postgres(isWhole: boolean): Promise<TestSummary> {
  const programs = postgresPrograms()
  if (!programs) {
    process.stdout.write('No PostgreSQL on this machine: the server tests ran on the embedded one alone.\n')
    return { passed: 0, failed: 0 }
  }
  return runVitest(
    'server',
    { ...(isWhole && LONG), PLAZA_TEST_PG: '1', PLAZA_PG_PROGRAMS: programs },
    // The server's own processes take what two leave free.
    ['--maxWorkers=2', ...databaseTests(isWhole)],
  )
}

/** Where the two databases differ most: locks, connections, notices, money, plans. */
const concurrent = /^(data|process|events|back-office|domains\/(wallet|queue))\/|^domains\/tests\/lists\./
/** Steps of state machines that race. Some of them run on PostgreSQL with each commit, all in the long run. */
const WALKS = 5
const isWalk = (text: string): boolean => /await walkLifecycle[<(]/.test(text)
/** How many of the other tests run on PostgreSQL too, different ones for each commit. */
const POSTGRES_SAMPLE = 12

const serverSources = join(root, 'server', 'src')

/** Server tests whose text fits, by their path within the server's sources. */
const serverTests = (fits: (text: string) => boolean): string[] =>
  readdirSync(serverSources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && fits(readFileSync(join(serverSources, file), 'utf8')))
    .sort()

/** Server tests that create a database: only for those does the kind of database matter. */
function databaseTests(isWhole: boolean): string[] {
  const walks = new Set(sampleOf(serverTests(isWalk), WALKS))
  const isAlwaysRun = (file: string): boolean => concurrent.test(file) || walks.has(file)
  const tests = serverTests((text) => /\/testing\/(test-database|test-server|postgres)'/.test(text))
  const others = tests.filter((file) => !isAlwaysRun(file))
  return tests
    .filter((file) => isWhole || isAlwaysRun(file) || isSampled(others.indexOf(file), others.length, POSTGRES_SAMPLE))
    .map((file) => join(serverSources, file))
}

async function browser(files: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<TestSummary> {
  const chromium = await findTestBrowser()
  if (!chromium) {
    process.stdout.write('No Chromium was found or could be installed. Install the package `chromium` and run again.\n')
    return { passed: 0, failed: 1 }
  }
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'plaza-report-'))
  const file = join(folder, 'report.json')
  const cli = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js')
  const { code } = await run(process.execPath, [cli, 'test', '--reporter=list,json', ...files], {
    cwd: join(root, 'e2e'),
    env: { PLAZA_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  if (stats.unexpected > 0)
    process.stdout.write('One of them again: npm test -- browser <file>:<line>; --trace on keeps what happened.\n')
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (code === 0 ? 0 : 1) }
}

/** Tests a sample of mutants of the most critical modules. */
async function mutation(): Promise<TestSummary> {
  const { code } = await run(process.execPath, ['scripts/command.mjs', 'mutate'])
  return summarise([{ code }])
}

/** One part of the tests; additional arguments of `npm test <part> …` go to its runner. */
export type TestPart = (runnerArgs: readonly string[]) => Promise<TestSummary>
type TestParts = Record<string, TestPart>

/** Parts of `npm test` in order; each can run alone: `npm test unit`. */
export const parts: TestParts = {
  types,
  lint,
  unit: (files) => runVitest('unit', {}, files),
  server: (files) => runVitest('server', {}, files),
  scripts: (files) => runVitest('scripts', {}, files),
  check,
  postgres: () => postgres(false),
  browser: (files) => browser(files.length > 0 ? files : sampledSpecs()),
}

const LONG = { PLAZA_LONG: '1' }

/** Parts of `npm test long` in order: everything that `npm test` samples, and a journey in other browsers. */
export const longParts: TestParts = {
  kills: () =>
    runVitest(
      'server',
      LONG,
      ['kill', 'kill-wallet'].map((name) => `server/src/process/${name}.test.ts`),
    ),
  money: () => runVitest('server', LONG, ['server/src/domains/wallet/wallet.model.test.ts']),
  walks: () =>
    runVitest(
      'server',
      LONG,
      serverTests(isWalk).map((file) => join(serverSources, file)),
    ),
  fuzz: () =>
    runVitest(
      'server',
      LONG,
      ['transport/fuzz', 'transport/gate', 'transport/sanitizer/sanitize', 'rendering/nesting'].map(
        (name) => `server/src/${name}.test.ts`,
      ),
    ),
  samples: () =>
    runVitest(
      'server',
      LONG,
      ['seed/week', 'seed/letters', 'registry/many-remotes', 'rendering/renderer'].map(
        (name) => `server/src/${name}.test.ts`,
      ),
    ),
  commands: () =>
    runVitest(
      'scripts',
      LONG,
      ['build/build-id', 'check/rendering', 'lib/command-line'].map((name) => `scripts/${name}.test.ts`),
    ),
  hydration: () =>
    runVitest(
      'unit',
      LONG,
      ['static-rendering/hydration', 'alone/every-page'].map((name) => `shared/src/${name}.test.tsx`),
    ),
  pages: (more) =>
    browser(
      ['pages', 'budgets', 'rendered', 'scroll-position', 'history']
        .map((name) => `specs/${name}.spec.ts`)
        .concat(more),
      LONG,
    ),
  database: () => postgres(true),
  matrix: (more) =>
    browser(
      [
        'versions/versions.spec.ts',
        'versions/matrix.spec.ts',
        'faults/matrix.spec.ts',
        'faults/remote-down.spec.ts',
        'faults/all-down.spec.ts',
        'faults/tampered.spec.ts',
        ...more,
      ],
      LONG,
    ),
  versions: async () => {
    const { code } = await run(process.execPath, ['scripts/command.mjs', 'versions', '--commits', 'contracts'])
    return summarise([{ code }])
  },
  journeys: (more) => browser([...longJourneys, ...more], LONG),
  delivery: (more) => browser(['delivery/plan.spec.ts', 'delivery/left-behind.spec.ts', ...more], LONG),
  chance: (more) => browser(['faults/chance.spec.ts', ...more], LONG),
  outside: (more) => browser(['long/own-repository.spec.ts', 'long/other-bundlers.spec.ts', ...more], LONG),
  template: (more) => browser(['long/create-remote.spec.ts', ...more], LONG),
  engines: (more) => browser(['engines/journey.spec.ts', ...more], LONG),
  recipes: (more) =>
    runVitest('scripts', LONG, [
      'scripts/recipes/page/every-page.test.ts',
      'scripts/recipes/endpoint/every-endpoint.test.ts',
      ...more,
    ]),
  image: () => runVitest('scripts', LONG, ['scripts/pack/dockerfile.test.ts']),
  mutation,
}
