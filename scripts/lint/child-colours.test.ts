import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * `.parent > * { color: … }` has the same specificity as the child's own class, so the order of the sheets would
 * decide.
 */
const coloursChildren = (css: string) => /\.[\w-]+ > \* \{[^}]*\bcolor:/.test(css)

it('makes no child’s colour depend on the order of style sheets', () => {
  const packages = readdirSync('.').filter((name) => /^(host|shared|remote-\w+)$/.test(name))
  const sheets = packages.flatMap((name) =>
    readdirSync(`${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => `${name}/src/${path}`),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.filter((sheet) => coloursChildren(readFileSync(sheet, 'utf8')))).toEqual([])
})
