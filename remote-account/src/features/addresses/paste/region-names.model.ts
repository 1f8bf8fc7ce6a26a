import type { Region } from '@plaza/shared/api'

/** A region as an address may begin with it: its path from the widest, and its names. */
export interface RegionEntry {
  path: readonly Region[]
  /** As in the list and without its suffix, the longest first. */
  names: readonly string[]
}

/** Peoples in the names of autonomous places. */
const PEOPLES =
  '土家族|苗族|藏族|彝族|羌族|回族|蒙古族|(?<!^内)蒙古|哈萨克族|哈萨克|柯尔克孜|维吾尔|壮族|傣族|景颇族|傈僳族|白族|布依族|侗族|哈尼族|朝鲜族|黎族|满族|瑶族|水族|仡佬族|畲族|拉祜族|佤族|布朗族|独龙族|怒族|普米族|纳西族|土族|撒拉族|裕固族|东乡族|保安族|锡伯|塔吉克|达斡尔族|鄂温克族|鄂伦春|毛南族|仫佬族|各族'
/** What a name may be written without: 延边朝鲜族自治州 is 延边. */
const SUFFIX = new RegExp(`(?:(?:${PEOPLES})*自治[区州县旗]|特别行政区|地区|新区|[省市区县盟旗])$`)
const LEAST_SHORT = 2

/** Spellings of a region's name, the longest first. */
export function spellingsOf(name: string): string[] {
  const short = name.replace(SUFFIX, '')
  return [...short].length >= LEAST_SHORT && short !== name ? [name, short] : [name]
}

const entriesBelow = (regions: readonly Region[], above: readonly Region[]): RegionEntry[] =>
  regions.flatMap((region) => {
    const path = [...above, region]
    return [{ path, names: spellingsOf(region.name) }, ...entriesBelow(region.parts ?? [], path)]
  })

/** Entries by the first character of their names; those of one name in the order of the list. */
export type RegionIndex = ReadonlyMap<string, readonly RegionEntry[]>

export function indexOf(regions: readonly Region[]): RegionIndex {
  const index = new Map<string, RegionEntry[]>()
  for (const entry of entriesBelow(regions, [])) {
    const first = [...(entry.names[0] ?? '')][0] ?? ''
    const entries = index.get(first)
    if (entries) entries.push(entry)
    else index.set(first, [entry])
  }
  return index
}
