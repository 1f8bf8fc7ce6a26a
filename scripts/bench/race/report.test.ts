import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../lib/project.mjs'
import { replaceSection, table } from './report'

it.each(['load', 'server'])('replaces the section of %s in the document, and nothing else', (section) => {
  const before = readFileSync(join(root, 'docs/performance.md'), 'utf8')
  const once = replaceSection(before, section, 'FIRST')
  const twice = replaceSection(once, section, table(['a', 'b'], [['1', '2']]))
  expect(once).toContain(`<!-- measured: ${section} -->\nFIRST\n<!-- /measured: ${section} -->`)
  expect(twice).not.toContain('FIRST')
  expect(twice).toContain('| a | b |\n| --- | --- |\n| 1 | 2 |')
  expect(replaceSection(twice, section, 'FIRST')).toBe(once)
})

it('refuses a section without markers', () =>
  expect(() => replaceSection('# Empty', 'load', '')).toThrow('no place for load'))
