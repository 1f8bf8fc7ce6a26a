import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** So many equal declarations in a row are a mixin (`shared/src/ui/mixins`). */
const RUN = 5
const MOST_RUNS = 7

const rulesOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: body.split(';').flatMap((one) => one.trim().replace(/\s+/g, ' ') || []),
  }))

/** Runs that stand in several style sheets, by where they stand. */
function repeatedRuns(sheets: readonly { path: string; css: string }[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { path, css } of sheets)
    for (const { selector, declarations } of rulesOf(css))
      for (let from = 0; from + RUN <= declarations.length; from++) {
        const run = declarations.slice(from, from + RUN).join('; ')
        places.set(run, (places.get(run) ?? new Set()).add(`${path} ${selector}`))
      }
  const inSeveral = [...places.values()].filter((at) => new Set([...at].map((one) => one.split(' ')[0])).size > 1)
  return [...new Set(inSeveral.map((at) => [...at].sort().join(', ')))]
}

it('finds a run in two sheets, and none in one', () => {
  const css = '.a { top: 0; right: 0; bottom: 0; left: 0; color: red }'
  expect(
    repeatedRuns([
      { path: 'a', css },
      { path: 'b', css: `.b{margin:0}${css}` },
    ]),
  ).toEqual(['a .a, b .a'])
  expect(repeatedRuns([{ path: 'a', css: css + css }])).toEqual([])
})

const allSheets = () =>
  readdirSync('.')
    .filter((name) => /^(host|shared|remote-\w+)$/.test(name))
    .flatMap((name) =>
      readdirSync(`${name}/src`, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.module.css'))
        .map((path) => ({ path: `${name}/src/${path}`, css: readFileSync(`${name}/src/${path}`, 'utf8') })),
    )

it('composes in rules of one class alone, since the bundler ignores it elsewhere', () => {
  const ignored = allSheets().flatMap(({ path, css }) =>
    rulesOf(css)
      .filter(({ declarations }) => declarations.some((one) => one.startsWith('composes:')))
      .filter(({ selector }) => !/^\.[\w-]+(,\s*\.[\w-]+)*$/.test(selector))
      .map(({ selector }) => `${path} ${selector}`),
  )
  expect(ignored).toEqual([])
})

it('leaves to each style sheet what is its own', () => {
  const sheets = allSheets()
  expect(sheets.length).toBeGreaterThan(100)
  const runs = repeatedRuns(sheets)
  expect(runs.length, runs.join('\n')).toBeLessThanOrEqual(MOST_RUNS)
})
