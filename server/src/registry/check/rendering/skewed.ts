import type { BuildScript } from '../../../transport/ports/rendering'
import { sha384 } from '../release'

/** What only a device knows: its clock and random numbers. */
interface ClockSkew {
  now: number
  chance: number
}

/** Two devices whose dates and random numbers never look alike. */
export const skews: readonly [ClockSkew, ClockSkew] = [
  { now: Date.parse('2023-02-03T04:05:06.789Z'), chance: 0.13 },
  { now: Date.parse('2031-11-29T20:47:31.012Z'), chance: 0.87 },
]

/** A host script with a fixed clock and fixed random numbers. */
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
