import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { bin, root } from './project.mjs'
import { run } from './run.mjs'

/** Number of passed checks. */
export interface TestSummary {
  passed: number
  failed: number
  /** Failures with their first line, if the runner reports them. */
  failures?: string[]
}

/** The part of vitest's report that we read. */
interface VitestReport {
  numFailedTests: number
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Failed test files and tests. */
const failuresOf = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const fileFailure = status === 'failed' && assertionResults.length === 0 ? [`${file}: ${firstLine(message)}`] : []
    const testFailures = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages: [why = ''] }) => `${file} › ${fullName}: ${firstLine(why)}`)
    return [...fileFailure, ...testFailures]
  })

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

/** Runs vitest with its output on the terminal, and reads the totals from its report. */
export async function runVitest(
  project: string,
  env: NodeJS.ProcessEnv = {},
  files: readonly string[] = [],
): Promise<TestSummary> {
  // vitest ignores a name that matches nothing as long as another one matches.
  const missing = files.filter((file) => file.endsWith('.test.ts') && !existsSync(resolve(root, file)))
  if (missing.length > 0) return { passed: 0, failed: 1, failures: missing.map((file) => `${file} does not exist`) }
  const folder = mkdtempSync(join(tmpdir(), 'plaza-report-'))
  const file = join(folder, 'report.json')
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ]
  const { code } = await run(bin('vitest'), args, { env: { NODE_ENV: 'test', ...env } })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  const failed =
    report.numFailedTests +
    report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .length
  return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1), failures: failuresOf(report) }
}
