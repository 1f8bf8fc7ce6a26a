import { merchants } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { positionQuery, useGivenPosition } from '@plaza/shared/position'

/** A place with its distance, if the user gave the position. */
export function usePlace(id: string) {
  const position = useGivenPosition()
  return useResource(merchants.detail, { params: { id }, ...(position && { query: positionQuery(position) }) })
}
