import type { BuildScript } from '../../../transport/ports/rendering'
import { sha384 } from '../release'

/** What the device alone knows: what it takes for now, and chance. */
interface ClockSkew {
  now: number
  chance: number
}

/** Nothing that a page shows of one is the same of the other. */
export const skews: readonly [ClockSkew, ClockSkew] = [
  { now: Date.parse('2023-02-03T04:05:06.789Z'), chance: 0.13 },
  { now: Date.parse('2031-11-29T20:47:31.012Z'), chance: 0.87 },
]

/** The script of a host, in a context whose clock stands and whose dice always fall the same. */
export function skewed(script: string, { now, chance }: ClockSkew): BuildScript {
  const text = `globalThis.Date = new Proxy(Date, {
  get: (date, name) => (name === 'now' ? () => ${now} : date[name]),
  construct: (date, given) => (given.length > 0 ? new date(...given) : new date(${now})),
  apply: (date) => new date(${now}).toString(),
});
Math.random = () => ${chance};
${script}`
  return { integrity: sha384(text), read: async () => text }
}
