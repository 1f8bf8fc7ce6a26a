import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSampled, long, turn } from '../../../shared/src/testing/sampling'
import { run } from '../../lib/run.mjs'
import { copyWithPackages } from '../copy'
import { Draft } from '../draft'
import { draftSamplePage, samplePages } from '../testing/sample-pages'

/** Compiling a copy takes half a minute: each commit does it for drafted pages or for drafted endpoints, in turn. */
const isDue = long || turn % 2 === 0
const SAMPLE_SIZE = 3

const pages = samplePages.filter((_, index) => isDue && isSampled(index, samplePages.length, SAMPLE_SIZE))
const folders = [...new Set(pages.map(({ remote }) => `remote-${remote}`))]

const MINUTES = 10 * 60_000

describe.runIf(isDue)('the drafts of sample pages', () => {
  let copy: ReturnType<typeof copyWithPackages>
  let files: string[]
  const tool = (name: string, args: readonly string[]) =>
    run(join(copy.folder, 'node_modules/.bin', name), args, { cwd: copy.folder, quiet: true })

  beforeAll(async () => {
    copy = copyWithPackages()
    const draft = new Draft(copy.folder)
    for (const page of pages) draftSamplePage(draft, page)
    draft.save()
    files = draft.files
  }, MINUTES)
  afterAll(() => copy.remove(), MINUTES)

  it('are written as the formatter and the linter want them', { timeout: MINUTES }, async () => {
    expect(await tool('biome', ['check', '--write', ...files])).toMatchObject({ code: 0 })
    const rules = await run(process.execPath, ['scripts/lint/index.mjs'], { cwd: copy.folder, quiet: true })
    expect(rules, rules.output).toMatchObject({ code: 0 })
  })

  it('compile', { timeout: MINUTES }, async () => {
    const { code, output } = await tool('tsc', ['-b', ...folders, 'e2e'])
    expect(output).toBe('')
    expect(code).toBe(0)
  })

  it('pass their own tests', { timeout: MINUTES }, async () => {
    const tests = files.filter((file) => file.endsWith('.page.test.tsx'))
    const { code, output } = await tool('vitest', ['run', '--project', 'unit', ...tests])
    expect(code, output).toBe(0)
  })
})
