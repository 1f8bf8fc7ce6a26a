import { daysIn } from '../../format'

const pad = (number: number) => String(number).padStart(2, '0')

/** A moment of the site's clock by its parts: year, month and day, then hour and minute where they are chosen. */
export const partsOf = (moment: string): string[] => moment.split(/[-T:]/)

export const momentOfParts = ([year, month, day, hour, minute]: readonly string[]): string =>
  `${year}-${month}-${day}${hour === undefined ? '' : `T${hour}:${minute}`}`

const isPrefix = (parts: readonly string[], whole: readonly string[]) => parts.every((part, at) => part === whole[at])

/** From where to where the next part may go, once those before it are chosen. */
function rangeOf(
  before: readonly string[],
  min: readonly string[],
  max: readonly string[],
): [from: number, to: number] {
  const at = before.length
  const [year = '', month = ''] = before
  const [from = 0, to = 0] = [
    [Number(min[0]), Number(max[0])],
    [1, 12],
    [1, month && daysIn(`${year}-${month}`)],
    [0, 23],
    [0, 59],
  ][at] as [number, number]
  return [isPrefix(before, min) ? Number(min[at]) : from, isPrefix(before, max) ? Number(max[at]) : to]
}

/** The moment that is nearest within the range, part by part, with what each of its parts may be. */
export function dateWheels(moment: string, min: string, max: string): { moment: string; values: string[][] } {
  const wanted = partsOf(moment)
  const [least, most] = [partsOf(min), partsOf(max)]
  const parts: string[] = []
  const values = least.map((_, at) => {
    const [from, to] = rangeOf(parts, least, most)
    parts.push(pad(Math.min(to, Math.max(from, Number(wanted[at] ?? 0)))))
    return Array.from({ length: to - from + 1 }, (_, index) => pad(from + index))
  })
  return { moment: momentOfParts(parts), values }
}
