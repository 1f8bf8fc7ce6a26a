import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compilePackage } from './compile'
import { writeGuide } from './guide'
import { outsideName, packedPackages } from './layout'
import { manifestOf } from './manifests'
import { writeTemplate } from './template'

interface Manifest {
  exports: Record<string, string | { types: string; default?: string }>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

const folder = mkdtempSync(join(tmpdir(), 'plaza-packages-'))
const manifests = new Map(packedPackages.map((one) => [one.name, manifestOf(one, '1.2.3') as Manifest]))

beforeAll(async () => {
  for (const one of packedPackages) await compilePackage(one, join(folder, one.name))
}, 90_000)
afterAll(() => rmSync(folder, { recursive: true }))

const filesOf = (name: string, ending: RegExp) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file))

const importsOf = (text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/g)].map(([, name = '']) => name)

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
/** Modules that the desk's build provides. */
const given = ['alone-remote', 'alone-answers']

/** Whether one of our packages has a file for this import. */
function isExported(name: string): boolean {
  const [owner, rest] = [packageOf(name), `.${name.slice(packageOf(name).length)}`]
  const target = manifests.get(owner)?.exports[rest]
  const file = typeof target === 'object' ? target.default : target
  return existsSync(join(folder, owner, file ?? rest))
}

describe.each(packedPackages.map(({ name }) => name))('%s', (name) => {
  const { dependencies, peerDependencies, exports } = manifests.get(name) as Manifest

  it('has a file for each import of its code', () => {
    const wrong = filesOf(name, /\.(?:js|mjs|cjs)$/).flatMap((file) => {
      const path = join(folder, name, file)
      return importsOf(readFileSync(path, 'utf8'))
        .filter((one) => {
          if (one.startsWith('.')) return !existsSync(resolve(dirname(path), one))
          if (one.startsWith('@plaza/')) return !isExported(one)
          return false
        })
        .map((one) => `${file}: ${one}`)
    })
    expect(wrong).toEqual([])
  })

  it('depends on each package that it imports', () => {
    const known = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies), name, ...given, 'vitest'])
    const imported = filesOf(name, /\.(?:js|mjs|cjs)$/)
      .flatMap((file) => importsOf(readFileSync(join(folder, name, file), 'utf8')))
      .filter((one) => !one.startsWith('.') && !one.startsWith('node:') && !isBuiltin(one))
    expect([...new Set(imported.map(packageOf))].filter((one) => !known.has(one))).toEqual([])
  })

  it('has the files that its names lead to', () => {
    const targets = Object.entries(exports).flatMap(([key, target]) =>
      key.includes('*') || key === './package.json' || typeof target === 'string' ? [] : [target.default],
    )
    // The types of styles are copied, not compiled.
    expect(targets.filter((file) => file !== undefined && !existsSync(join(folder, name, file)))).toEqual([])
  })

  it('contains no test of ours', () => {
    expect(filesOf(name, /\.test\./)).toEqual([])
  })
})

it.each([
  ['@plaza/shared/ui', '@plaza/ui'],
  ['@plaza/shared/ui/base.css', '@plaza/ui/base.css'],
  ['@plaza/shared/api', '@plaza/contract/api'],
  ['@plaza/shared/testing', '@plaza/ui/testing'],
  ['@plaza/shared/build/remote-config', '@plaza/build/remote-config'],
])('imports %s as %s outside', (inside, outside) => {
  expect(outsideName(inside)).toBe(outside)
})

it('packs the guide without links to what is not packed, and the scripts of pipelines', () => {
  const target = join(folder, 'cli')
  writeGuide(target)
  const text = readFileSync(join(target, 'docs/remotes.md'), 'utf8')
  expect(text).toMatch(/^# Remotes/)
  expect(text).toMatch(/\| P902 \| error \|/)
  expect(
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^(#|https:)/.test(link)),
  ).toEqual([])
  expect(readdirSync(join(target, 'ci'))).toEqual(['preview.sh', 'release.sh'])
})

it('names nothing of the workspace in the template', () => {
  const target = join(folder, 'template')
  writeTemplate(target, '1.2.3')
  const texts = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  expect(texts.filter((text) => /@plaza\/shared|workspace:|\.\.\/shared/.test(text))).toEqual([])
  const workflows = texts.filter((text) => /^ +runs-on:/m.test(text))
  expect(workflows).toHaveLength(2)
  for (const text of workflows) {
    expect(text).not.toMatch(/npm run|deploy\/|shared|\bmedia\b/)
    expect(text).toMatch(/run: npm ci\n +- run: npx plaza release\n/)
    expect(text).toMatch(/PLAZA: npx plaza\n/)
    expect(text).toMatch(/run: node_modules\/@plaza\/cli\/ci\/(release|preview)\.sh name-of-remote /)
  }
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    '@plaza/contract': '1.2.3',
    '@plaza/ui': '1.2.3',
    '@plaza/build': '1.2.3',
    '@plaza/cli': '1.2.3',
  })
})
