import type { City } from '@plaza/shared/api'
import { type LatLng, metresBetween } from '@plaza/shared/format'
import { nameOf } from '@plaza/shared/text'

/** Cities whose shown name has the same initial: of its pinyin where it is Chinese. */
interface Letter {
  letter: string
  cities: City[]
}

export function lettersOf(cities: readonly City[]): Letter[] {
  const byLetter = new Map<string, City[]>()
  for (const city of [...cities].sort((one, other) => (spellingOf(one) < spellingOf(other) ? -1 : 1))) {
    const letter = spellingOf(city).charAt(0).toUpperCase()
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), city])
  }
  return [...byLetter].map(([letter, list]) => ({ letter, cities: list }))
}

const spellingOf = ({ pinyin, name_en }: City) => nameOf({ name: pinyin, name_en }).toLowerCase()

/** Cities whose name contains the typed text, or whose spelling begins with it. */
export function namedBy(cities: readonly City[], typed: string): City[] {
  const wanted = typed.trim().toLowerCase()
  return cities.filter(
    (city) => city.name.includes(wanted) || city.pinyin.startsWith(wanted) || spellingOf(city).startsWith(wanted),
  )
}

/** Beyond this distance from the nearest city, a user is in none of them. */
const NEAR_METRES = 80_000

/** The nearest city, if it is near enough. */
export function cityAt(cities: readonly City[], place: LatLng): City | null {
  const near = cities
    .flatMap((city) => {
      const { lat, lng, level } = city
      if (level !== 'city' || lat === undefined || lng === undefined) return []
      return [{ city, away: metresBetween(place, { lat, lng }) }]
    })
    .sort((one, other) => one.away - other.away)[0]
  return near && near.away <= NEAR_METRES ? near.city : null
}
