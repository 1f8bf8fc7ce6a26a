import type { City, Region } from '@plaza/shared/api'
import { areaList } from '@vant/area-data'
import type { Executor } from '../../../data/database'
import { readSettings } from '../../config'

/** Digits of a code that all regions within a province or a city share. */
const PROVINCE_DIGITS = 2
const CITY_DIGITS = 4

/** In the data, but in no address. */
const PLACEHOLDER = '市辖区'
/** Stands between a province and its districts: the city of a municipality, 省直辖县. */
const isPlaceholder = (city: string, province: string): boolean =>
  city === province || city === '县' || /直辖县/.test(city)

/** Regions of a list by the leading digits of their codes. Searching the list for each parent takes most of a second. */
function byParent(list: Record<string, string>, digits: number): ReadonlyMap<string, Region[]> {
  const found = new Map<string, Region[]>()
  for (const [code, name] of Object.entries(list)) {
    if (name === PLACEHOLDER) continue
    const parent = code.slice(0, digits)
    found.set(parent, [...(found.get(parent) ?? []), { code, name }])
  }
  return found
}

function nationalRegions(): Region[] {
  const cities = byParent(areaList.city_list, PROVINCE_DIGITS)
  const counties = byParent(areaList.county_list, CITY_DIGITS)
  return Object.entries(areaList.province_list).map(([code, name]) => {
    const parts = (cities.get(code.slice(0, PROVINCE_DIGITS)) ?? []).flatMap((city) => {
      const districts = counties.get(city.code.slice(0, CITY_DIGITS)) ?? []
      if (isPlaceholder(city.name, name)) return districts
      return [{ ...city, ...(districts.length > 0 && { parts: districts }) }]
    })
    return { code, name, ...(parts.length > 0 && { parts }) }
  })
}

const codesOf = (regions: readonly Region[]): string[] =>
  regions.flatMap(({ code, parts }) => [code, ...codesOf(parts ?? [])])

const national = nationalRegions()
const nationalCodes = new Set(codesOf(national))

/** Regions of a site's cities that the country's list does not have, as those of a fictional town. */
function siteRegion(provinceName: string, siteCode: string, cities: readonly City[]): Region[] {
  const own = cities.filter(({ adcode }) => !nationalCodes.has(adcode))
  const parts = own
    .filter(({ level }) => level === 'city')
    .map(({ adcode, name }) => {
      const districts = own
        .filter((one) => one.level === 'district' && one.adcode.slice(0, CITY_DIGITS) === adcode.slice(0, CITY_DIGITS))
        .map((one) => ({ code: one.adcode, name: one.name }))
      return { code: adcode, name, ...(districts.length > 0 && { parts: districts }) }
    })
  return parts.length > 0 ? [{ code: `${siteCode.slice(0, PROVINCE_DIGITS)}0000`, name: provinceName, parts }] : []
}

/** All regions from the widest: the site's province first, then as in the country's list. */
export async function readRegions(db: Executor): Promise<Region[]> {
  const { site, cities } = await readSettings(db, 'site', 'cities')
  const added = siteRegion(site.province_info?.name ?? site.city_info?.name ?? '', site.city, cities)
  const isOwn = ({ code }: Region) => code.slice(0, PROVINCE_DIGITS) === site.city.slice(0, PROVINCE_DIGITS)
  return [...added, ...national.filter(isOwn), ...national.filter((province) => !isOwn(province))]
}

/** Names from the widest to the region with this code; null for an unknown region or one with parts. */
export function namesOf(regions: readonly Region[], code: string): string[] | null {
  for (const { name, parts, code: own } of regions) {
    if (own === code) return parts ? null : [name]
    const narrower = parts && namesOf(parts, code)
    if (narrower) return [name, ...narrower]
  }
  return null
}
