import type { Region } from '@plaza/shared/api'
import { type RegionEntry, type RegionIndex, spellingsOf } from './region-names.model'

/** A region in a text, with where its names begin and end. */
export interface RegionMatch {
  path: readonly Region[]
  from: number
  to: number
}

/** Between two names of an address; 市辖区 stands for no region. */
const BETWEEN = /^(?:[\s\-·>]|市辖区|辖区)*/

const skip = (text: string, at: number): number => at + (BETWEEN.exec(text.slice(at))?.[0].length ?? 0)

/** Length of a region's name at a place of the text, the longest spelling; 0 if it is not there. */
const lengthAt = (text: string, at: number, names: readonly string[]): number =>
  names.find((name) => text.startsWith(name, at))?.length ?? 0

/** Behind a region that is named once more: 北京市北京市. */
const afterRepeats = (text: string, at: number, region: Region): number => {
  const next = skip(text, at)
  const length = lengthAt(text, next, spellingsOf(region.name))
  return length > 0 ? afterRepeats(text, next + length, region) : at
}

const levelsOf = ({ path }: RegionMatch) => path.length

/** The better of two matches: more levels, then more of the text. */
const better = (one: RegionMatch, other: RegionMatch): RegionMatch =>
  levelsOf(other) > levelsOf(one) || (levelsOf(other) === levelsOf(one) && other.to > one.to) ? other : one

/** Follows the names of narrower regions; a level may be left out: 浙江省西湖区. */
function narrow(text: string, found: RegionMatch): RegionMatch {
  const region = found.path.at(-1)
  if (!region?.parts) return found
  const at = skip(text, afterRepeats(text, found.to, region))
  const direct = partsAt(text, at, found, region.parts)
  if (direct) return direct
  const skipped = region.parts.flatMap((part) => {
    const path = [...found.path, part]
    return partsAt(text, at, { ...found, path }, part.parts ?? []) ?? []
  })
  // A name that several cities have says nothing.
  return skipped.length === 1 && skipped[0] ? skipped[0] : { ...found, to: afterRepeats(text, found.to, region) }
}

function partsAt(text: string, at: number, above: RegionMatch, parts: readonly Region[]): RegionMatch | null {
  const matches = parts.flatMap((part) => {
    const length = lengthAt(text, at, spellingsOf(part.name))
    return length > 0 ? [narrow(text, { path: [...above.path, part], from: above.from, to: at + length })] : []
  })
  return matches.length > 0 ? matches.reduce(better) : null
}

const isDistrict = ({ path }: RegionEntry) => path.length > 1 && path.at(-1)?.parts === undefined

/** Matches that begin here. A district begins an address by its whole name alone. */
function matchesAt(text: string, at: number, index: RegionIndex): RegionMatch[] {
  const entries = index.get([...text.slice(at, at + 2)][0] ?? '') ?? []
  return entries.flatMap((entry) => {
    const names = isDistrict(entry) ? entry.names.slice(0, 1) : entry.names
    const length = lengthAt(text, at, names)
    return length > 0 ? [narrow(text, { path: entry.path, from: at, to: at + length })] : []
  })
}

/** Whether a match is more than a word that is also a region: 海南 in a name, 和平 in a street. */
const isSure = (text: string, { path, from, to }: RegionMatch): boolean => {
  const written = text.slice(from, to)
  const whole = path.some(({ name }) => written.includes(name))
  return whole || path.filter(({ name }) => spellingsOf(name).some((one) => written.includes(one))).length > 1
}

/** Of regions with one name those of the first province, which is the site's; none if it has none of them. */
function decide(matches: readonly RegionMatch[], first: Region | undefined): RegionMatch | null {
  const [best] = matches
  if (!best) return null
  const deepest = matches.reduce(better)
  const equal = matches.filter((one) => one.to === deepest.to && levelsOf(one) === levelsOf(deepest))
  return equal.length === 1 ? deepest : (equal.find(({ path }) => path[0] === first) ?? null)
}

/** The region of an address: the most levels that are named one after another. */
export function findRegion(text: string, regions: readonly Region[], index: RegionIndex): RegionMatch | null {
  let found: RegionMatch | null = null
  for (let at = 0; at < text.length; at++) {
    const match = decide(
      matchesAt(text, at, index).filter((one) => isSure(text, one)),
      regions[0],
    )
    if (match && (!found || match.to - match.from > found.to - found.from)) found = match
    if (match) at = Math.max(at, match.to - 1)
  }
  return found
}
