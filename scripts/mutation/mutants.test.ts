import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/project.mjs'
import { mutationModules } from './modules'
import { listMutants, mutatedFiles, sampleOf } from './mutants'

it.each(Object.entries(mutationModules))('finds the sources of %s, without tests', (_, module) => {
  const files = mutatedFiles(module, root)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([])
})

it('lists mutants by file, range, kind and text', async () => {
  const keys = await listMutants(['scripts/lib/numbers.ts'], root)
  expect(keys.find((key) => key.includes('EqualityOperator'))).toMatch(
    /^scripts\/lib\/numbers\.ts:\d+:\d+-\d+:\d+ EqualityOperator number <= 1$/,
  )
})

it('excludes mutants that change only wording, and those that the compiler or the linter detects', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-mutants-'))
  const lines = [
    "log.warn({ name }, 'hello')",
    'deps.log.info({ name })',
    'useEffect(() => follow([name]), [name])',
    'export const first = (list) => list?.at(0)',
  ]
  writeFileSync(join(folder, 'a.ts'), lines.join('\n'))
  const keys = await listMutants(['a.ts'], folder)
  rmSync(folder, { recursive: true })
  expect(keys.map((key) => key.replace(/^[^ ]* /, ''))).toEqual([
    'ArrowFunction () => undefined',
    'ArrayDeclaration []',
    'ArrowFunction () => undefined',
  ])
})

it('takes a sample determined by the seed', () => {
  const keys = Array.from({ length: 100 }, (_, index) => `key ${index}`)
  const sample = sampleOf(keys, 10, 'one')
  expect(new Set(sample).size).toBe(10)
  expect(sampleOf(keys.toReversed(), 10, 'one')).toEqual(sample)
  expect(sampleOf(keys, 10, 'two')).not.toEqual(sample)
})
