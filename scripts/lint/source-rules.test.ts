import { expect, it } from 'vitest'
import { sourceFindings } from './source-rules.mjs'

const findingsIn = (path: string, text: string) => sourceFindings(new Map([[path, text]]))

it.each<[what: string, inside: string, count: number]>([
  ['a template', '`./features/x.page`', 1],
  ['a template behind a word for the bundler', '/* webpackMode: "lazy" */ `./x`', 1],
  ['a name', "'./x'", 0],
  ['source that is handed over whole', '`data:text/javascript,export default 1`', 0],
])('detects a lazy import by %s', (_, inside, count) =>
  expect(findingsIn('host/src/x.ts', `import(${inside})`)).toHaveLength(count),
)

it.each(['localStorage.x', 'window.sessionStorage', 'document.cookie = 1', 'new Audio()'])(
  'keeps %s in the host',
  (text) => {
    expect(findingsIn('remote-media/src/x.ts', text)).toHaveLength(1)
    expect(findingsIn('shared/src/ui/x.ts', text)).toHaveLength(1)
    expect(findingsIn('host/src/x.ts', text)).toEqual([])
    expect(findingsIn('remote-media/src/x.test.ts', text)).toEqual([])
  },
)

it.each([
  'const LIFETIME_MS = 86_400_000',
  'Date.UTC(2026, 1)',
  'date.setDate(3)',
  'date.getUTCDay()',
  'now.getTimezoneOffset()',
])('refuses `%s` outside the date arithmetic', (text) => {
  for (const path of ['host/src/x.ts', 'remote-media/src/x.tsx', 'shared/src/ui/x.ts', 'server/ops/x.ts'])
    expect(findingsIn(path, text)).toEqual([`${path} computes with dates: use @plaza/shared/format`])
  for (const path of ['shared/src/format/site-clock.ts', 'host/src/x.test.ts', 'server/src/x.ts'])
    expect(findingsIn(path, text)).toEqual([])
})

it.each(['const MINUTE_MS = 60_000', 'const HOUR = 3600', 'const DAY_MS = 24 * HOUR_MS', 'const MINUTE_S = 60'])(
  'refuses `%s` outside the module of durations',
  (text) => {
    for (const path of ['host/src/x.ts', 'server/src/x.test.ts', 'remote-media/src/x.tsx'])
      expect(findingsIn(path, text)).toEqual([`${path} declares a duration: import it from @plaza/shared/format`])
    expect(findingsIn('shared/src/format/durations.ts', text)).toEqual([])
  },
)

it.each(['const DAYS = 7', 'const HOUR_OF_NEWS = 19', "const DAY = '(mon|tue)'"])('takes `%s`', (text) =>
  expect(findingsIn('server/src/x.ts', text)).toEqual([]),
)
