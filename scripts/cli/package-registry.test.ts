import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepRegistry } from './package-registry'

const REGISTRY = '@plaza:registry=https://packages.example/npm/'
let above: string
let folder: string
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'plaza-create-'))
  folder = join(above, 'walks')
  mkdirSync(folder)
})
afterEach(() => rmSync(above, { recursive: true }))

it('names the registry of our packages in the new remote, without its token', async () => {
  writeFileSync(join(above, '.npmrc'), `${REGISTRY}\n//packages.example/npm/:_authToken=secret\n`)
  await keepRegistry(above, folder)
  expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toBe(`${REGISTRY}\n`)
})

it('names none where npm knows none', async () => {
  await keepRegistry(above, folder)
  expect(existsSync(join(folder, '.npmrc'))).toBe(false)
})
