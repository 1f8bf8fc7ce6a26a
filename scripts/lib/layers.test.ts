import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cycles, graphOf, upwardImports } from './layers.mjs'

const table = { 'app/src': ['kept', 'page', 'main.ts'] }
/** A tree of made-up files, each of which imports what is named. */
type Files = Record<string, string[]>
const treeOf = (files: Files) =>
  graphOf(new Map(Object.entries(files).map(([path, imports]) => [posix.join('app/src', path), imports.join('\n')])))
const whole: Files = {
  'kept/store.ts': [],
  'page/frame.tsx': ["import { store } from '../kept/store'"],
  'main.ts': ["import { frame } from './page/frame'", "import 'elsewhere'"],
}
const with_ = (path: string, ...imports: string[]): Files => ({
  ...whole,
  [path]: [...(whole[path] ?? []), ...imports],
})

describe('layers in an order', () => {
  it.each<[what: string, files: Files, found: string[]]>([
    ['an import that goes down', whole, []],
    ['an import inside of a layer', with_('page/link.ts', "import { frame } from './frame'"), []],
    [
      'a value from above',
      with_('kept/store.ts', "import { frame } from '../page/frame'"),
      [
        'app/src/kept/store.ts imports app/src/page/frame.tsx, which goes up from kept to page: move what both need into',
      ],
    ],
    [
      'a type from above',
      with_('kept/store.ts', "import type { Frame } from '../page/frame'"),
      ['app/src/kept/store.ts imports app/src/page/frame.tsx'],
    ],
    [
      'something from above that is fetched later',
      with_('page/frame.tsx', "const main = () => import('../main')"),
      ['app/src/page/frame.tsx imports app/src/main.ts'],
    ],
    [
      'something from above that is handed on',
      with_('kept/store.ts', "export {\n  type Frame,\n} from '../page/frame'"),
      ['app/src/kept/store.ts imports app/src/page/frame.tsx'],
    ],
    ['a layer that is in no table', with_('cellar/wine.ts'), ['app/src/cellar has no layer: name it']],
    ['files of another folder', { ...whole, '../../other/x.ts': ["import '../app/src/main.ts'"] }, []],
  ])('%s', (_, files, found) => {
    const findings = upwardImports(treeOf(files), table)
    expect(findings).toHaveLength(found.length)
    for (const [index, start] of found.entries()) expect(findings[index]).toContain(start)
  })

  it('names a row of the table that has no file', () => {
    const { 'main.ts': _, ...files } = whole
    expect(upwardImports(treeOf(files), table)).toEqual([
      'app/src/main.ts has a layer and no file: take it out of the table of scripts/lib/layers.mjs',
    ])
  })
})

describe('cycles between files', () => {
  it.each<[what: string, files: Files, found: string[]]>([
    ['none', whole, []],
    [
      'two files, though one takes a type alone',
      with_('kept/store.ts', "import type { Frame } from '../page/frame'"),
      ['app/src/kept/store.ts → app/src/page/frame.tsx → app/src/kept/store.ts is a cycle: move what they share'],
    ],
    [
      'three files, of which one is fetched later',
      with_('kept/store.ts', "void import('../main')"),
      ['app/src/kept/store.ts → app/src/main.ts → app/src/page/frame.tsx → app/src/kept/store.ts is a cycle'],
    ],
    [
      'a file that imports itself',
      with_('page/frame.tsx', "import { x } from './frame'"),
      ['app/src/page/frame.tsx → '],
    ],
    [
      'two of them apart from each other',
      { ...with_('kept/a.ts', "import './b'"), 'kept/b.ts': ["import './a'"], 'page/c.ts': ["import './c'"] },
      ['app/src/kept/a.ts → app/src/kept/b.ts → ', 'app/src/page/c.ts → '],
    ],
  ])('%s', (_, files, found) => {
    const findings = cycles(treeOf(files))
    expect(findings).toHaveLength(found.length)
    for (const start of found) {
      const [from = '', ...others] = start.split(' → ')
      const isIt = (one: string) =>
        one.includes(from) && others.every((other) => one.includes(other.split(' is ')[0] ?? ''))
      expect(findings.some(isIt), findings.join('\n')).toBe(true)
    }
  })
})
