import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { long, turn } from '../../../shared/src/testing/sampling'
import { copyWithPackages } from '../copy'
import type { Draft } from '../draft'
import { draftSample, draftWithSamples, sampleRecipes } from '../testing/sample-endpoints'
import type { EndpointResult } from './index'

const MINUTES = 60_000

/** The other commits draft pages: see every-page.test.ts. */
const isDue = long || turn % 2 === 1

let copy: ReturnType<typeof copyWithPackages>
let draft: Draft
let results: Map<string, EndpointResult>
beforeAll(async () => {
  if (!isDue) return
  copy = copyWithPackages()
  draft = draftWithSamples(copy.folder)
  results = new Map(sampleRecipes.map((recipe) => [recipe.id, draftSample(draft, recipe)]))
  draft.save()
  const sources = draft.files.filter((file) => !file.endsWith('.yaml'))
  await copy.run(join(copy.folder, 'node_modules/.bin/biome'), ['check', '--write', '--max-diagnostics=20', ...sources])
}, 4 * MINUTES)
afterAll(() => copy?.remove(), MINUTES)

const bin = (name: string, ...args: string[]) => copy.run(join(copy.folder, 'node_modules/.bin', name), args)

it.runIf(isDue)(
  'every sample endpoint is drafted as the rules of our own code want it',
  async () => {
    expect(results.size).toBe(sampleRecipes.length)
    await expect(copy.run(process.execPath, ['scripts/lint/index.mjs'])).resolves.toContain('as docs/architecture.md')
  },
  4 * MINUTES,
)

it.runIf(isDue)(
  'what is drafted compiles',
  async () => {
    expect(await bin('tsc', '-b', 'server')).toBe('')
  },
  4 * MINUTES,
)

interface TestReport {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The endpoint answers 501, or the test does not know yet what to expect. */
const REASON = /answered 501001|to be written|501001 to be 403001/

/** The sample endpoint that a drafted test is about; undefined for tests of other endpoints. */
const endpointOf = (name: string) => name.split(/[ :]/).find((word) => results.has(word))

it.runIf(long)(
  'the drafted tests pass, but for endpoints with a piece to be written by hand',
  async () => {
    await copy.run(join(copy.folder, 'server/node_modules/.bin/drizzle-kit'), ['generate'], {}, 'server')
    const files = draft.files.filter((file) => file.endsWith('.test.ts'))
    const report = join(copy.folder, 'report.json')
    const args = ['run', '--project', 'server', '--reporter=json', `--outputFile=${report}`, ...files]
    // Its temporary files go with the copy.
    const vitest = join(copy.folder, 'node_modules/.bin/vitest')
    await copy.run(vitest, args, { TMPDIR: copy.folder }).catch(() => undefined)
    const { testResults }: TestReport = JSON.parse(readFileSync(report, 'utf8'))
    // A file that cannot start says so itself, and its tests are skipped.
    const tests = testResults.flatMap(({ name, message, assertionResults }) =>
      assertionResults.length > 0
        ? assertionResults.map(({ fullName, status, failureMessages: [why = message] }) => ({ fullName, status, why }))
        : [{ fullName: name, status: 'failed', why: message }],
    )
    const isByHand = (id: string | undefined) => (results.get(id ?? '')?.byHand.length ?? 0) > 0
    const failed = tests.filter(({ status }) => status !== 'passed')
    const unexpected = failed
      .filter(({ fullName, why }) => !isByHand(endpointOf(fullName)) || !REASON.test(why))
      .map(({ fullName, why }) => `${fullName}: ${why.slice(0, 400)}`)
    expect(unexpected).toEqual([])
    const failing = new Set(failed.map(({ fullName }) => endpointOf(fullName)))
    expect([...results.keys()].filter((id) => isByHand(id) && !failing.has(id))).toEqual([])
    expect(tests.length).toBeGreaterThan(results.size)
  },
  10 * MINUTES,
)
