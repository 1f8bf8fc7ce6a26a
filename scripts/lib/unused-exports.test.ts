import { expect, it } from 'vitest'
import { unusedExports } from './unused-exports.mjs'

const found = (files: Record<string, string>) => unusedExports(new Map(Object.entries(files)))
/** Not written out: what is quoted here is no export of this file. */
const exported = (what: string) => `export ${what}`

it.each([
  'const count = 1',
  'function count() {}',
  'async function count() {}',
  'class count {}',
  'interface count {}',
  'type count = 1',
])('finds what no other file names: %s', (what) => {
  expect(found({ 'shared/src/a.ts': `${exported(what)}\nuse(count)`, 'shared/src/b.ts': 'const counted = 1' })).toEqual(
    ['shared/src/a.ts exports count, which no other file uses: take the export off'],
  )
})

it.each<[what: string, path: string, other: string]>([
  ['what another file imports', 'shared/src/a.ts', "import { count } from './a'"],
  ['an endpoint that is declared ahead', 'shared/src/api/wishes.ts', ''],
  ["what a tool's configuration says", 'host/rspack.config.ts', ''],
])('lets %s', (_, path, other) =>
  expect(found({ [path]: exported('const count = 1'), 'shared/src/b.ts': other })).toEqual([]),
)
