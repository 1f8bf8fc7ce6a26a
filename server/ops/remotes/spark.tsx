import { defineTexts } from '@plaza/shared/text'
import { whole } from '../parts/format'
import classes from './spark.module.css'

const t = defineTexts({
  loads: {
    en: (n: string, failed: string) => `${n} loads in 24 hours, ${failed} failed`,
    zh: (n: string, failed: string) => `24 小时加载 ${n} 次，失败 ${failed} 次`,
  },
})

const WIDTH = 4
const HEIGHT = 24
const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0)

interface SparkProps {
  loads: readonly number[]
  failures: readonly number[]
}

/** Loads of the last 24 hours as bars, with failed ones in red on top. */
export function Spark({ loads, failures }: SparkProps) {
  const top = Math.max(1, ...loads.map((n, at) => n + (failures[at] ?? 0)))
  // One load of many thousands is still seen.
  const heightOf = (n: number) => (n === 0 ? 0 : Math.max(1, (n / top) * HEIGHT))
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${loads.length * WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t.loads(whole(sum(loads)), whole(sum(failures)))}
    >
      <path className={classes.loads} d={loads.map((n, at) => barOf(at, HEIGHT, heightOf(n))).join('')} />
      <path
        className={classes.failures}
        d={failures.map((n, at) => barOf(at, HEIGHT - heightOf(loads[at] ?? 0), heightOf(n))).join('')}
      />
      <path className={classes.ground} d={`M0 ${HEIGHT - 0.5}h${loads.length * WIDTH}`} />
    </svg>
  )
}

const barOf = (at: number, ground: number, height: number): string =>
  height === 0 ? '' : `M${at * WIDTH + 0.5} ${ground}v${-height}h${WIDTH - 1}v${height}z`
