import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { root } from './project.mjs'
import { testRemote } from './test-remote'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A fresh workspace of two remotes: `parks` has the given sources and refers to `shared`, `media` fails at everything. */
function workspace(sources: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-tested-'))
  folders.push(folder)
  const config = (references: readonly string[]) =>
    JSON.stringify({
      compilerOptions: {
        strict: true,
        skipLibCheck: true,
        types: [],
        composite: true,
        outDir: 'types',
        rootDir: 'src',
      },
      include: ['src'],
      references: references.map((path) => ({ path })),
    })
  const all = {
    'package.json': '{"type":"module"}',
    'vitest.config.mjs': `export default { test: { projects: [{ test: { name: 'unit', include: ['remote-*/src/**/*.test.ts'] } }] } }`,
    'shared/tsconfig.json': config([]),
    'shared/src/length.ts': 'export const length: number = 1',
    'remote-parks/tsconfig.json': config(['../shared']),
    'remote-parks/src/walk.ts': `import { length } from '../../shared/src/length'\nexport const walk: number = length`,
    'remote-media/tsconfig.json': config([]),
    'remote-media/src/wrong.ts': 'const wrong: number = "text"',
    'remote-media/src/wrong.test.ts': 'throw new Error("another team")',
    ...sources,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
const tested = (sum: string) => `import { expect, it } from 'vitest'\nit('adds', () => expect(1 + 1).toBe(${sum}))\n`

it.each<[what: string, sources: Record<string, string>, failures: RegExp[]]>([
  ['nothing of a remote that is well', { 'src/a.ts': 'export const a: number = 1', 'src/a.test.ts': tested('2') }, []],
  ['nothing of a remote without tests', { 'src/a.ts': 'export const a = 1' }, []],
  ['a type that is wrong', { 'src/a.ts': 'export const a: number = "text"' }, [/Types of remote-parks:[\s\S]*TS2322/]],
  [
    'a test that fails',
    { 'src/a.ts': 'export const a = 1', 'src/a.test.ts': tested('3') },
    [/Tests of remote-parks:[\s\S]*adds[\s\S]*expected 2 to be 3/],
  ],
])(
  'reports about its own package only: %s',
  async (_, sources, failures) => {
    const own = Object.entries(sources).map(([path, text]) => [`remote-parks/${path}`, text])
    const said = await testRemote('parks', workspace(Object.fromEntries(own)))
    expect(said).toHaveLength(failures.length)
    for (const [index, failure] of failures.entries()) expect(said[index]).toMatch(failure)
    expect(said.join()).not.toContain('another team')
  },
  120_000,
)
