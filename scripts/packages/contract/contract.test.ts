import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { differences, leastBump, leastVersion, refusalOf } from './bump'
import { readReport, reportOf, writeReport } from './report'
import { exportsOf, surfaceOf } from './surface'

const folder = mkdtempSync(join(tmpdir(), 'plaza-contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportFrom(text: string, others: Record<string, string> = {}) {
  for (const [name, content] of Object.entries({ 'index.d.ts': text, ...others }))
    writeFileSync(join(folder, name), content)
  return reportOf(surfaceOf({ '@plaza/ui': join(folder, 'index.d.ts') }))
}

const before = `
export interface ButtonProps {
    /** Said aloud; not a member: x. */
    label: string;
    tone?: 'plain' | 'main';
    onPress: (event: { at: number }) => void;
    place: { top: number; left?: number };
}
export declare const Button: (props: ButtonProps) => JSX.Element;
interface OpenOptions {
    inside: string;
}
export declare const open: (options: OpenOptions) => void;
export type Size = 'small' | 'large';
export declare const Wish: v.ObjectSchema<{ readonly id: v.StringSchema<undefined> }, undefined>;
`
const changed = (from: string, to: string) => {
  expect(before).toContain(from)
  return before.replace(from, to)
}

it.each<[what: string, text: string, bump: string, path?: string]>([
  ['nothing is different', before, 'patch'],
  ['only a comment is different', changed('Said aloud', 'Read aloud'), 'patch'],
  ['an export is new', `${before}export declare const Link: string;\n`, 'minor', '@plaza/ui Link'],
  [
    'an optional member is new',
    changed('label: string;', 'label: string; hint?: string;'),
    'minor',
    '@plaza/ui ButtonProps.hint',
  ],
  [
    'a required member is new',
    changed('label: string;', 'label: string; hint: string;'),
    'major',
    '@plaza/ui ButtonProps.hint',
  ],
  ['a member is removed', changed('label: string;', ''), 'major', '@plaza/ui ButtonProps.label'],
  ['a member has another type', changed('label: string', 'label: number'), 'major', '@plaza/ui ButtonProps.label'],
  ['an optional member is required', changed('tone?:', 'tone:'), 'major', '@plaza/ui ButtonProps.tone'],
  [
    'an inner member is new and optional',
    changed('left?: number', 'left?: number; right?: number'),
    'minor',
    '@plaza/ui ButtonProps.place.right',
  ],
  [
    'an inner member is new and required',
    changed('left?: number', 'left?: number; right: number'),
    'major',
    '@plaza/ui ButtonProps.place.right',
  ],
  ['an export is removed', changed("export type Size = 'small' | 'large';", ''), 'major', '@plaza/ui Size'],
  ['a union has fewer cases', changed("'small' | 'large'", "'small'"), 'major', '@plaza/ui Size'],
  [
    'a field of a schema is new and optional',
    changed(
      'readonly id: v.StringSchema<undefined>',
      'readonly id: v.StringSchema<undefined>; readonly by: v.OptionalSchema<v.StringSchema<undefined>, undefined>',
    ),
    'minor',
    '@plaza/ui Wish.by',
  ],
  [
    'a field of a schema is new and required',
    changed(
      'readonly id: v.StringSchema<undefined>',
      'readonly id: v.StringSchema<undefined>; readonly by: v.StringSchema<undefined>',
    ),
    'major',
    '@plaza/ui Wish.by',
  ],
  [
    'a type that is only named has another required member',
    changed('inside: string;', 'inside: string; more: string;'),
    'major',
    '@plaza/ui ~OpenOptions.more',
  ],
  [
    'a function takes more',
    changed('(props: ButtonProps)', '(props: ButtonProps, more: string)'),
    'major',
    '@plaza/ui Button',
  ],
])('if %s', (_, text, bump, path) => {
  const found = differences(reportFrom(before), reportFrom(text))
  expect(leastBump(found)).toBe(bump)
  expect(found.map((one) => one.path)).toEqual(path === undefined ? [] : [path])
})

it('sees through files that pass on what others declare', () => {
  const others = {
    'a.d.ts': 'export interface A { one: string }\nexport interface B { two: string }\nexport type * from "./c";\n',
    'c.d.ts': 'export type C = string;\n',
  }
  reportFrom(
    'export { type A as First } from "./a";\nexport * from "./a";\nexport declare const own: number;\n',
    others,
  )
  expect(Object.keys(exportsOf(join(folder, 'index.d.ts'))).sort()).toEqual(['A', 'B', 'C', 'First', 'own'])
})

it('reads back the report that it writes', () => {
  const report = reportFrom(before)
  expect(readReport(writeReport('1.4.0', report))).toEqual({ version: '1.4.0', report })
})

it.each<[version: string, text: string, refused: RegExp | null]>([
  ['1.4.0', before, null],
  ['1.4.1', before, null],
  ['1.3.9', before, /1\.4\.0 at least/],
  [
    '1.4.1',
    changed('label: string;', 'label: string; hint?: string;'),
    /minor change, so it is 1\.5\.0 at least\.\n {2}optional: @plaza\/ui ButtonProps\.hint/,
  ],
  ['1.5.0', changed('label: string;', 'label: string; hint?: string;'), null],
  [
    '1.9.0',
    changed('label: string;', ''),
    /major change, so it is 2\.0\.0 at least\.\n {2}removed: @plaza\/ui ButtonProps\.label/,
  ],
  ['2.0.0', changed('label: string;', ''), null],
])('packs %s after 1.4.0 only if it is no lie', (version, text, refused) => {
  const refusal = refusalOf(version, '1.4.0', differences(reportFrom(before), reportFrom(text)))
  if (refused) expect(refusal).toMatch(refused)
  else expect(refusal).toBeUndefined()
})

it('derives the next version', () => {
  expect(leastVersion('1.4.2', [])).toBe('1.4.3')
  expect(leastVersion('1.4.2', differences(reportFrom(before), reportFrom(`${before}export type New = 1;\n`)))).toBe(
    '1.5.0',
  )
})
