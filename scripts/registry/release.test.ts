import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isSourceNewer } from './release'

const folder = mkdtempSync(join(tmpdir(), 'plaza-release-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('notices that a source file changed after a release was made', () => {
  const source = join(folder, 'src')
  mkdirSync(join(source, 'features'), { recursive: true })
  const page = join(source, 'features/walks.page.tsx')
  for (const file of [page, join(folder, 'remote.json')]) writeFileSync(file, '')
  utimesSync(page, 1_000, 1_000)
  expect(isSourceNewer(source, folder)).toBe(false)
  utimesSync(page, Date.now() / 1_000 + 60, Date.now() / 1_000 + 60)
  expect(isSourceNewer(source, folder)).toBe(true)
})

it('knows nothing of the source of a remote that is not here', () => {
  expect(isSourceNewer(join(folder, 'elsewhere'), folder)).toBe(false)
})
