import type { City } from '@plaza/shared/api'
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

interface Coordinates {
  lat: number
  lng: number
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

function kilometres(one: Coordinates, other: Coordinates): number {
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const along = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along))
}

/** Beyond this distance from the nearest city, a user is in none of them. */
const NEAR_KM = 80

/** The nearest city, if it is near enough. */
export function cityAt(cities: readonly City[], place: Coordinates): City | null {
  const near = cities
    .flatMap((city) => {
      const { lat, lng, level } = city
      if (level !== 'city' || lat === undefined || lng === undefined) return []
      return [{ city, away: kilometres(place, { lat, lng }) }]
    })
    .sort((one, other) => one.away - other.away)[0]
  return near && near.away <= NEAR_KM ? near.city : null
}
