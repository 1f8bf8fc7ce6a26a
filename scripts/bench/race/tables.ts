import { table } from './report'
import type { PageName, WalkResult } from './run'
import type { PageOpening } from './visit'

/** All measurements of one app, by round. */
export interface Measurements {
  cold: Record<PageName, PageOpening[]>
  again: Record<PageName, PageOpening[]>
  walked: WalkResult[]
}

/** Both apps, measured alternately. */
export interface RaceResult {
  plaza: Measurements
  one: Measurements
  /** The bundle without prefetching: another walk; its page loads equal the bundle's. */
  lazy: WalkResult[]
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

type Values = (app: Measurements) => readonly number[]

/** A comparison: `most` limits the value itself, in addition to the limit of the ratio. */
interface ComparisonRow {
  name: string
  values: Values
  goal?: number
  max?: number
  /** The values to compare with, if not the bundle's of the same kind. */
  comparedWith?: (race: RaceResult) => readonly number[]
}

type FigureKey = Exclude<keyof PageOpening, 'isRendered'>
const cold =
  (page: PageName, key: FigureKey): Values =>
  ({ cold }) =>
    cold[page].map((opened) => opened[key])
const again =
  (page: PageName, key: FigureKey): Values =>
  ({ again }) =>
    again[page].map((opened) => opened[key])
const walked =
  (key: keyof WalkResult): Values =>
  ({ walked }) =>
    walked.map((one) => one[key])

const names: readonly PageName[] = ['home', 'article', 'album', 'circle']
const ofPages = (name: string, of: (page: PageName) => Omit<ComparisonRow, 'name'>): ComparisonRow[] =>
  names.map((page) => ({ name: `${name}, ${page}`, ...of(page) }))

/** Goals for the largest contentful paint, by page. */
const largestPaintGoals: Partial<Record<PageName, number>> = { home: 0.4, article: 0.55 }

/** In milliseconds, except the last. */
const rows: readonly ComparisonRow[] = [
  ...ofPages('first contentful paint, cold', (page) => ({ values: cold(page, 'firstPaint'), goal: 0.35 })),
  ...ofPages('largest contentful paint, cold', (page) => ({
    values: cold(page, 'largestPaint'),
    ...(largestPaintGoals[page] && { goal: largestPaintGoals[page] }),
  })),
  ...ofPages('ready, cold', (page) => ({ values: cold(page, 'ready'), goal: 1 })),
  ...ofPages('blocking time, cold', (page) => ({ values: cold(page, 'blocking'), goal: 1, max: 150 })),
  ...ofPages('longest task, cold', (page) => ({ values: cold(page, 'longest') })),
  ...ofPages('repeat visit, first paint', (page) => ({ values: again(page, 'firstPaint'), goal: 0.5 })),
  ...ofPages('repeat visit, ready', (page) => ({ values: again(page, 'ready') })),
  { name: 'cold route after idle', values: walked('coldRoute'), goal: 0.4 },
  { name: 'warm route', values: walked('warmRoute'), goal: 0.2 },
  ...(['coldRoute', 'warmRoute'] as const).map((key) => ({
    name: `${key === 'coldRoute' ? 'cold route after idle' : 'warm route'}, beside one that fetches nothing ahead`,
    values: walked(key),
    beside: ({ lazy }: RaceResult) => lazy.map((one) => one[key]),
    goal: key === 'coldRoute' ? 0.4 : 0.2,
  })),
  { name: 'heap after the walk, MB', values: walked('heap'), goal: 1.3 },
]

const figure = (value: number) => (value < 20 ? value.toFixed(1) : Math.round(value).toLocaleString('en'))
const listed = (values: readonly number[]) => values.map(figure).join(' · ')

function verdict({ goal, max: most }: ComparisonRow, ratio: number, own: number): [goal: string, met: string] {
  if (goal === undefined) return ['', '']
  const isMet = ratio <= goal && (most === undefined || own <= most)
  return [`≤ ${goal}${most === undefined ? '' : `, ≤ ${most} ms`}`, isMet ? 'met' : '**missed**']
}

const valuePairOf = ({ values, comparedWith: beside }: ComparisonRow, race: RaceResult) =>
  [values(race.plaza), beside?.(race) ?? values(race.one)] as const

/** Markdown of the goals, the medians, and all values. */
export function ratios(race: RaceResult): string {
  const cells = rows.map((row) => {
    const [own, other] = valuePairOf(row, race)
    const ratio = median(own) / median(other)
    return [
      row.name,
      figure(median(own)),
      figure(median(other)),
      Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
      ...verdict(row, ratio, median(own)),
    ]
  })
  return table(['', 'Plaza', 'one bundle', 'ratio', 'goal', ''], cells)
}

export const allValues = (race: RaceResult): string =>
  table(
    ['', 'Plaza', 'one bundle'],
    rows.map((row) => [row.name, ...valuePairOf(row, race).map(listed)]),
  )

const KB = 1024
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)

/** Markdown of transfer sizes and layout shifts. */
export function weights(race: RaceResult): string {
  const cells = names.flatMap((page) =>
    (['plaza', 'one'] as const).map((app) => {
      const all = race[app].cold[page]
      const of = (key: FigureKey) => median(all.map((opened) => opened[key]))
      return [
        `${page}, ${app === 'plaza' ? 'Plaza' : 'one bundle'}`,
        ...(['html', 'script', 'bytes'] as const).map((key) => kilobytes(of(key))),
        String(of('requests')),
        of('shift').toFixed(3),
        `${all.filter(({ isRendered }) => isRendered).length} of ${all.length}`,
      ]
    }),
  )
  return table(['cold', 'HTML KB', 'script KB', 'all KB', 'requests', 'layout shift', 'rendered'], cells)
}
