import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changeOrRestore, readPackage, refusalOfPackage } from './add'

it.each([
  ['uplot', { name: 'uplot', version: undefined }],
  ['uplot@1.6.32', { name: 'uplot', version: '1.6.32' }],
  ['@visx/scale@latest', { name: '@visx/scale', version: 'latest' }],
  ['../secret', undefined],
  ['--global', undefined],
  ['https://example.org/a.tgz', undefined],
  ['', undefined],
])('reads %s', (text, meant) => expect(readPackage(text)).toEqual(meant))

it.each([
  ['uplot', undefined],
  ['react', 'comes from the host'],
  ['zustand', 'host alone (P404)'],
  ['axios', 'host alone (P404)'],
  ['react-vant', 'comes from @plaza/shared'],
  ['react-router-dom', 'comes from @plaza/shared'],
  ['@tanstack/react-query', 'comes from @plaza/shared'],
  ['@plaza/remote-media', 'comes from @plaza/shared'],
])('accepts %s as a dependency of a remote: %s', (name, reason) =>
  reason ? expect(refusalOfPackage(name)).toContain(reason) : expect(refusalOfPackage(name)).toBeUndefined(),
)

it.each([
  [0, 'after'],
  [1, 'before'],
])('a change that exits with %i leaves the files of %s it', async (code, content) => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-add-'))
  const file = join(folder, 'package.json')
  writeFileSync(file, 'before')
  const change = async () => {
    writeFileSync(file, 'after')
    return { code }
  }
  expect(await changeOrRestore([file], change)).toEqual({ code })
  expect(readFileSync(file, 'utf8')).toBe(content)
  rmSync(folder, { recursive: true })
})
