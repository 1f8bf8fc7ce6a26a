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

/** A workspace of two remotes: `parks` has the given sources, `media` fails at everything. */
function workspace(sources: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-tested-'))
  folders.push(folder)
  const tsconfig = JSON.stringify({
    compilerOptions: { strict: true, skipLibCheck: true, types: [] },
    include: ['src'],
  })
  const all = {
    'package.json': '{"type":"module"}',
    'vitest.config.mjs': `export default { test: { projects: [{ test: { name: 'unit', include: ['remote-*/src/**/*.test.ts'] } }] } }`,
    'remote-parks/tsconfig.json': tsconfig,
    'remote-media/tsconfig.json': tsconfig,
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
