import { expect, it } from 'vitest'
import { lacksNoun, typeNameFindings } from './type-names.mjs'

it.each([
  'Asked',
  'Kept',
  'Said',
  'Known',
  'Made',
  'SourceAsked',
  'HandedOut',
  'Own',
  'Whole',
  'Running',
  'Thing',
  'Unused',
])('refuses %s', (name) => expect(lacksNoun(name)).toBe(true))

it.each([
  'PageRequest',
  'ListSnapshot',
  'OpenedPage',
  'Feed',
  'NeededContracts',
  'Speed',
  'RemoteRun',
  'Seed',
  'Setting',
])('lets %s', (name) => expect(lacksNoun(name)).toBe(false))

/** Built from parts, so that the check does not find a declaration in this file. */
const declared = (keyword: string, name: string) => `${keyword} ${name}`

it.each(['export interface', 'interface', 'export type', 'type', 'export class', 'export abstract class', '  type'])(
  'finds it in `%s`, and says how to fix it',
  (keyword) =>
    expect(typeNameFindings(new Map([['host/src/a.ts', declared(keyword, 'Asked = 1')]]))).toEqual([
      'host/src/a.ts names a type Asked: a type is a noun, so say what the value is',
    ]),
)

it('ignores values and imports', () => {
  const text = "import type { Asked } from 'elsewhere'\nconst asked = 1\nexport const Kept = 2\n"
  expect(typeNameFindings(new Map([['host/src/a.ts', text]]))).toEqual([])
})
