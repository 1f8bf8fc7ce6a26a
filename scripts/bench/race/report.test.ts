import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../lib/project.mjs'
import { put, table } from './report'

it.each(['load', 'server'])('finds the place of %s in the document, and leaves what stands around', (section) => {
  const before = readFileSync(join(root, 'docs/performance.md'), 'utf8')
  const once = put(before, section, 'FIRST')
  const twice = put(once, section, table(['a', 'b'], [['1', '2']]))
  expect(once).toContain(`<!-- measured: ${section} -->\nFIRST\n<!-- /measured: ${section} -->`)
  expect(twice).not.toContain('FIRST')
  expect(twice).toContain('| a | b |\n| --- | --- |\n| 1 | 2 |')
  expect(put(twice, section, 'FIRST')).toBe(once)
})

it('refuses a section that has no place', () => expect(() => put('# Empty', 'load', '')).toThrow('no place for load'))
