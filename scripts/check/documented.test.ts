import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { budgets, findings } from '../../server/src/registry/check/index'
import { root } from '../lib/project.mjs'

const text = readFileSync(join(root, 'docs/remotes.md'), 'utf8')
const rows = [...text.matchAll(/^\| (P\d{3}) \| (\w+) \| (.+?) \| (.+?) \| (.+?) \|$/gm)]

it('lists each finding once, with the level and title of the code', () => {
  const documented = rows.map(([, code, level, title]) => [code, { level, title }])
  expect(documented).toEqual(Object.entries(findings).map(([code, { level, title }]) => [code, { level, title }]))
})

it('mentions no unknown finding', () => {
  const mentioned = new Set(text.match(/\bP\d{3}\b/g))
  expect(mentioned).toEqual(new Set(Object.keys(findings)))
})

it.each(Object.entries({ P201: budgets.entry, P202: budgets.page, P203: budgets.release }))(
  'states the budget of %s',
  (code, bytes) => {
    const [, , , , cause] = rows.find(([, one]) => one === code) ?? []
    expect(cause).toContain(`${bytes / 1024} KB`)
  },
)
