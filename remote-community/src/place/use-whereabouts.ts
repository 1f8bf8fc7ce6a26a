import { useSite } from '@plaza/shared/host'
import { useGivenPosition } from '@plaza/shared/position'

/** The position that the user gave, and the city that the user chose if it is not the site's. */
export function useWhereabouts() {
  const position = useGivenPosition()
  const city = useSite((site) => (site.city.adcode === site.config.city ? undefined : site.city.adcode))
  return { position, city }
}
